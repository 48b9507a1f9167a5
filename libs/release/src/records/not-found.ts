/** Path of the 404 page in the shell's declaration and in releases. */
export const NOT_FOUND = '/404';
