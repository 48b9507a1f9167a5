/** What takes a story along. */
export const download = { label: 'Download Case Study', note: 'PDF' };
