/* Numbers and marks of a position, written into a block of memory that others, such as arrays, look at.
 *
 * Item by item this costs Python more than the position itself does the rules. The block is a bytearray: whoever looks
 * at it holds a view, so it stays where it is.
 */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <string.h>

/* The place in the block from which `wanted` bytes may be written. */
static char *room(PyObject *block, Py_ssize_t from, Py_ssize_t wanted)
{
    if (!PyByteArray_Check(block)) {
        PyErr_SetString(PyExc_TypeError, "the block must be a bytearray");
        return NULL;
    }
    if (from < 0 || wanted < 0 || PyByteArray_GET_SIZE(block) - wanted < from) {
        PyErr_SetString(PyExc_IndexError, "the block has no room there");
        return NULL;
    }
    return PyByteArray_AS_STRING(block) + from;
}

/* Whether there are so many arguments, the last of them a list. */
static int given(PyObject *const *args, Py_ssize_t count, Py_ssize_t wanted)
{
    if (count == wanted && PyList_Check(args[count - 1]))
        return 1;
    PyErr_SetString(PyExc_TypeError, "a block, a place and a list are wanted");
    return 0;
}

/* put_numbers(block, at, numbers): as 32-bit floats, from the place of the number `at`. */
static PyObject *put_numbers(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    (void)module;
    if (!given(args, count, 3))
        return NULL;
    Py_ssize_t at = PyLong_AsSsize_t(args[1]);
    if (at == -1 && PyErr_Occurred())
        return NULL;
    Py_ssize_t size = PyList_GET_SIZE(args[2]);
    char *place = room(args[0], at * (Py_ssize_t)sizeof(float), size * (Py_ssize_t)sizeof(float));
    if (place == NULL)
        return NULL;
    for (Py_ssize_t i = 0; i < size; i++) {
        PyObject *item = PyList_GET_ITEM(args[2], i);
        float number = PyLong_CheckExact(item) ? (float)PyLong_AsLong(item) : (float)PyFloat_AsDouble(item);
        if (number == -1.0f && PyErr_Occurred())
            return NULL;
        memcpy(place + i * (Py_ssize_t)sizeof(float), &number, sizeof(float));
    }
    Py_RETURN_NONE;
}

/* put_marks(block, at, size, marked): so many bytes from `at` on, 1 for those marked and 0 for all others. */
static PyObject *put_marks(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    (void)module;
    if (!given(args, count, 4))
        return NULL;
    Py_ssize_t at = PyLong_AsSsize_t(args[1]), size = PyLong_AsSsize_t(args[2]);
    if ((at == -1 || size == -1) && PyErr_Occurred())
        return NULL;
    char *place = room(args[0], at, size);
    if (place == NULL)
        return NULL;
    memset(place, 0, (size_t)size);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(args[3]); i++) {
        Py_ssize_t marked = PyLong_AsSsize_t(PyList_GET_ITEM(args[3], i));
        if (marked < 0 || marked >= size) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_IndexError, "a mark lies outside");
            return NULL;
        }
        place[marked] = 1;
    }
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"put_numbers", (PyCFunction)(void (*)(void))put_numbers, METH_FASTCALL, "Numbers as 32-bit floats."},
    {"put_marks", (PyCFunction)(void (*)(void))put_marks, METH_FASTCALL, "A byte for each, 1 where it is marked."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "_filling", NULL, -1, functions, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__filling(void)
{
    return PyModule_Create(&definition);
}
