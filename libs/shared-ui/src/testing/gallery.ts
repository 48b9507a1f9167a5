/** The bundler's context of all examples of this library, for the component gallery. */
export const sharedExamples = import.meta.webpackContext('../', { regExp: /\.examples\.tsx$/ });
