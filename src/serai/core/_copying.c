/* A copy of a compiled object with all its fields, which both then share.
 *
 * mypyc keeps the fields of a native object in one block behind its head, without a __dict__, and tells the garbage
 * collector of every object among them. So a copy is: a new object of the type, the block copied, one more reference to
 * each object in it. Things that keep fields elsewhere are left to Python.
 */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <string.h>

static PyObject *in_python; /* serai.core.copying.copied, once it was needed */

static int one_more_reference(PyObject *object, void *unused)
{
    (void)unused;
    Py_INCREF(object);
    return 0;
}

static PyObject *copied_in_python(PyObject *thing)
{
    if (in_python == NULL) {
        PyObject *module = PyImport_ImportModule("serai.core.copying");
        if (module == NULL)
            return NULL;
        in_python = PyObject_GetAttrString(module, "copied");
        Py_DECREF(module);
        if (in_python == NULL)
            return NULL;
    }
    return PyObject_CallOneArg(in_python, thing);
}

static int keeps_all_in_its_block(PyTypeObject *type)
{
    return type->tp_dictoffset == 0 && type->tp_weaklistoffset == 0 && type->tp_itemsize == 0
        && type->tp_traverse != NULL && PyType_IS_GC(type) && type->tp_alloc == PyType_GenericAlloc
        && PyObject_HasAttrString((PyObject *)type, "__mypyc_attrs__");
}

/* The types known to keep all in their block: asking anew for each copy would cost more than the copy. */
#define KNOWN 16
static PyTypeObject *known[KNOWN];
static int known_count;

static int is_native(PyTypeObject *type)
{
    for (int at = 0; at < known_count; at++)
        if (known[at] == type)
            return 1;
    if (!keeps_all_in_its_block(type))
        return 0;
    if (known_count < KNOWN) {
        Py_INCREF(type);
        known[known_count++] = type;
    }
    return 1;
}

static PyObject *shallow(PyObject *module, PyObject *thing)
{
    (void)module;
    PyTypeObject *type = Py_TYPE(thing);
    if (!is_native(type))
        return copied_in_python(thing);
    PyObject *other = type->tp_alloc(type, 0);
    if (other == NULL)
        return NULL;
    memcpy((char *)other + sizeof(PyObject), (char *)thing + sizeof(PyObject), type->tp_basicsize - sizeof(PyObject));
    type->tp_traverse(other, one_more_reference, NULL);
    return other;
}

static PyMethodDef functions[] = {
    {"shallow", shallow, METH_O, "Another thing of the same class with the same fields."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "_copying", NULL, -1, functions, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__copying(void)
{
    return PyModule_Create(&definition);
}
