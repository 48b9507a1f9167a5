/** Label of the PDF download on a story page. */
export const download = { label: 'Download Case Study', note: 'PDF' };

/** Tag on clients and stats that are examples. */
export const illustrative = 'Sample';
