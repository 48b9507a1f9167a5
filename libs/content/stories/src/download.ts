/** Label of the PDF download on a story page. */
export const download = { label: 'Download Case Study', note: 'PDF' };
