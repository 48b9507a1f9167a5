/** Data of pages. */
export const guides = [
  { slug: 'first', name: 'First guide' },
  { slug: 'second', name: 'Second guide' },
];
