/** The class under which a reading is shown by the hour: the five hours in their order, and after them the present. */
export const hourClass = (place: number) => (place < 5 ? `h${place}` : 'now');
