/* Small networks over rows of whole numbers, for the compiled build; network.py does the same in Python.
 *
 * Most numbers of a row are nought, so the first layer adds up the weights of those that are not. All sums are doubles
 * and are added in the order in which network.py adds them: both builds come to the same values, bit by bit.
 */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <math.h>
#include <string.h>

#define MOST_LAYERS 6

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && defined(__linux__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

typedef struct {
    PyObject_HEAD
    int layers;                   /* of weights */
    Py_ssize_t sizes[MOST_LAYERS + 1];
    double *weights[MOST_LAYERS]; /* by input, then by output; of the last layer by output, then by input */
    double *biases[MOST_LAYERS];
    double *units[MOST_LAYERS];   /* the outputs of each layer but the last */
    double *block;                /* all of these */
} Network;

WIDE static void add_scaled(double *restrict sums, const double *restrict weights, double factor, Py_ssize_t count)
{
    for (Py_ssize_t at = 0; at < count; at++)
        sums[at] += factor * weights[at];
}

static void positive(double *units, Py_ssize_t count)
{
    for (Py_ssize_t at = 0; at < count; at++)
        if (!(units[at] > 0.0))
            units[at] = 0.0;
}

/* A whole number of a list into `number`; -1 with an exception where something else stands, which is not asked to
 * become one: whatever it did then might change the list. */
static int number_at(PyObject *list, Py_ssize_t at, long *number)
{
    PyObject *given = PyList_GET_ITEM(list, at);
    if (!PyLong_Check(given)) {
        PyErr_SetString(PyExc_TypeError, "whole numbers are needed");
        return -1;
    }
    *number = PyLong_AsLong(given);
    return *number == -1 && PyErr_Occurred() ? -1 : 0;
}

/* Up to the last hidden layer; its units, or NULL with an exception. */
static const double *hidden(Network *self, PyObject *numbers)
{
    if (self->block == NULL) {
        PyErr_SetString(PyExc_ValueError, "this network has no weights");
        return NULL;
    }
    if (!PyList_CheckExact(numbers) || PyList_GET_SIZE(numbers) != self->sizes[0]) {
        PyErr_Format(PyExc_ValueError, "a row of %zd numbers is needed", self->sizes[0]);
        return NULL;
    }
    Py_ssize_t width = self->sizes[1];
    double *units = self->units[0];
    memcpy(units, self->biases[0], width * sizeof(double));
    for (Py_ssize_t at = 0; at < self->sizes[0]; at++) {
        long number;
        if (number_at(numbers, at, &number) < 0)
            return NULL;
        if (number != 0)
            add_scaled(units, self->weights[0] + at * width, (double)number, width);
    }
    positive(units, width);
    for (int layer = 1; layer < self->layers - 1; layer++) {
        const double *before = units;
        Py_ssize_t inputs = width;
        width = self->sizes[layer + 1];
        units = self->units[layer];
        memcpy(units, self->biases[layer], width * sizeof(double));
        for (Py_ssize_t at = 0; at < inputs; at++)
            if (before[at] != 0.0)
                add_scaled(units, self->weights[layer] + at * width, before[at], width);
        positive(units, width);
    }
    return units;
}

static double output(Network *self, const double *units, Py_ssize_t at)
{
    int last = self->layers - 1;
    Py_ssize_t inputs = self->sizes[last];
    const double *weights = self->weights[last] + at * inputs;
    double sum = self->biases[last][at];
    for (Py_ssize_t from = 0; from < inputs; from++)
        sum += units[from] * weights[from];
    return sum;
}

static PyObject *network_outputs(Network *self, PyObject *numbers)
{
    const double *units = hidden(self, numbers);
    if (units == NULL)
        return NULL;
    Py_ssize_t count = self->sizes[self->layers];
    PyObject *found = PyList_New(count);
    for (Py_ssize_t at = 0; found != NULL && at < count; at++) {
        PyObject *number = PyFloat_FromDouble(output(self, units, at));
        if (number == NULL)
            Py_CLEAR(found);
        else
            PyList_SET_ITEM(found, at, number);
    }
    return found;
}

static PyObject *network_some(Network *self, PyObject *const *arguments, Py_ssize_t count)
{
    if (count != 2 || !PyList_CheckExact(arguments[1])) {
        PyErr_SetString(PyExc_TypeError, "a row and a list of outputs are needed");
        return NULL;
    }
    const double *units = hidden(self, arguments[0]);
    if (units == NULL)
        return NULL;
    PyObject *wanted = arguments[1];
    Py_ssize_t size = PyList_GET_SIZE(wanted);
    PyObject *found = PyList_New(size);
    for (Py_ssize_t at = 0; found != NULL && at < size; at++) {
        long which;
        if (number_at(wanted, at, &which) < 0) {
            Py_CLEAR(found);
            break;
        }
        if (which < 0 || which >= self->sizes[self->layers]) {
            PyErr_Format(PyExc_IndexError, "there is no output %ld", which);
            Py_CLEAR(found);
            break;
        }
        PyObject *number = PyFloat_FromDouble(output(self, units, which));
        if (number == NULL)
            Py_CLEAR(found);
        else
            PyList_SET_ITEM(found, at, number);
    }
    return found;
}

static int network_init(Network *self, PyObject *arguments, PyObject *words)
{
    PyObject *sizes;
    Py_buffer given;
    (void)words;
    if (!PyArg_ParseTuple(arguments, "O!y*", &PyList_Type, &sizes, &given))
        return -1;
    Py_ssize_t count = PyList_GET_SIZE(sizes), weights = 0, units = 0;
    if (count < 3 || count > MOST_LAYERS + 1 || self->block != NULL) {
        PyErr_SetString(PyExc_ValueError, "a network has a hidden layer, and not too many");
        goto refused;
    }
    for (Py_ssize_t at = 0; at < count; at++) {
        self->sizes[at] = PyLong_AsSsize_t(PyList_GET_ITEM(sizes, at));
        if (self->sizes[at] < 1 || self->sizes[at] > 100000) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_ValueError, "a layer has between 1 and 100000 units");
            goto refused;
        }
        if (at > 0) {
            weights += (self->sizes[at - 1] + 1) * self->sizes[at];
            units += self->sizes[at];
        }
    }
    if (given.len != weights * (Py_ssize_t)sizeof(double)) {
        PyErr_Format(PyExc_ValueError, "%zd weights are needed", weights);
        goto refused;
    }
    self->block = PyMem_Malloc((weights + units) * sizeof(double));
    if (self->block == NULL) {
        PyErr_NoMemory();
        goto refused;
    }
    memcpy(self->block, given.buf, given.len);
    self->layers = (int)count - 1;
    double *at = self->block;
    for (int layer = 0; layer < self->layers; layer++) {
        self->biases[layer] = at;
        self->weights[layer] = at + self->sizes[layer + 1];
        at += (self->sizes[layer] + 1) * self->sizes[layer + 1];
    }
    for (int layer = 0; layer < self->layers; layer++) {
        self->units[layer] = at;
        at += self->sizes[layer + 1];
    }
    PyBuffer_Release(&given);
    return 0;
refused:
    PyBuffer_Release(&given);
    return -1;
}

static void network_dealloc(Network *self)
{
    PyMem_Free(self->block);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyMethodDef methods[] = {
    {"outputs", (PyCFunction)network_outputs, METH_O, "All outputs for a row."},
    {"some", (PyCFunction)(void (*)(void))network_some, METH_FASTCALL, "These outputs for a row."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "serai.bots._network.Network",
    .tp_basicsize = sizeof(Network),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "A small network over rows of whole numbers.",
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)network_init,
    .tp_dealloc = (destructor)network_dealloc,
    .tp_methods = methods,
};

/* The sum of a row's numbers times their weights: dot(numbers, weights, first). */
static PyObject *dot(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    (void)module;
    Py_buffer weights;
    if (count != 3 || !PyList_CheckExact(arguments[0])) {
        PyErr_SetString(PyExc_TypeError, "a row, weights and the first of them are needed");
        return NULL;
    }
    Py_ssize_t first = PyLong_AsSsize_t(arguments[2]), size = PyList_GET_SIZE(arguments[0]);
    if (first < 0 && PyErr_Occurred())
        return NULL;
    if (PyObject_GetBuffer(arguments[1], &weights, PyBUF_SIMPLE) < 0)
        return NULL;
    double sum = 0.0;
    int refused = first < 0 || first > weights.len / (Py_ssize_t)sizeof(double) - size;
    if (refused)
        PyErr_SetString(PyExc_IndexError, "there are not so many weights");
    for (Py_ssize_t at = 0; !refused && at < size; at++) {
        long number;
        refused = number_at(arguments[0], at, &number) < 0;
        if (!refused && number != 0)
            sum += (double)number * ((const double *)weights.buf)[first + at];
    }
    PyBuffer_Release(&weights);
    return refused ? NULL : PyFloat_FromDouble(sum);
}

static PyMethodDef functions[] = {
    {"dot", (PyCFunction)(void (*)(void))dot, METH_FASTCALL, "The sum of a row's numbers times their weights."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "_network", NULL, -1, functions, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__network(void)
{
    if (PyType_Ready(&type) < 0)
        return NULL;
    PyObject *module = PyModule_Create(&definition);
    if (module != NULL && PyModule_AddObjectRef(module, "Network", (PyObject *)&type) < 0)
        Py_CLEAR(module);
    return module;
}
