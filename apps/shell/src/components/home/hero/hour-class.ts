/** Returns the class that shows an element at one of the five hours, or at the current time (index 5). */
export const hourClass = (index: number) => (index < 5 ? `h${index}` : 'now');
