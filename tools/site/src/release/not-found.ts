/** Path under which the shell declares its not-found page, and under which a release keeps that document. */
export const NOT_FOUND = '/404';
