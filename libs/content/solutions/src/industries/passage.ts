/** The sample passage, shown as each service handles it. */
export interface Passage {
  title: string;
  /** Element IDs of the chapter, the paragraph and its figure. */
  ids: { chapter: string; paragraph: string; stat: string };
  before: string;
  /** Two halves of one word that the editor closes up. */
  halves: readonly [string, string];
  between: string;
  wrong: string;
  right: string;
  after: string;
  query: string;
  folio: string;
}

/** The sample passage. */
export const passage: Passage = {
  title: 'The letter',
  ids: { chapter: 'c04', paragraph: 'c04-01', stat: 'c04-f1' },
  before: 'The tide was out when the letter came, and',
  halves: ['no', 'body'],
  between: 'on the',
  wrong: 'key',
  right: 'quay',
  after: 'could read it.',
  query: 'AU: quay, as in ch. 2?',
  folio: '41',
};
