/** The class under which a reading is shown by the hour: the five hours in their order, and after them the present. */
export const hourClass = (index: number) => (index < 5 ? `h${index}` : 'now');
