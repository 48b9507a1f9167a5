/** In a chunk of its own, which the page loads later. */
export const next = (count: number) => count + 1;
