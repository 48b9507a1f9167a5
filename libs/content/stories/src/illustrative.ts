/** Tag on clients and stats that are examples. */
export const illustrative = 'Illustrative';
