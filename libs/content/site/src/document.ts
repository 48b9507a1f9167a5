import type { PageMeta } from '@vantedge/content-shared';

/** A paragraph: plain, with a link in it, or with a fact about the release that the page belongs to. */
export type Passage =
  | string
  | { before: string; link: { label: string; to: string }; after: string }
  | { before: string; fact: DocumentFact; after: string };

/** The date of the release in which the page's content last changed, or the days after which a message is erased. */
export type DocumentFact = 'changed' | 'leadRetentionDays';

/** A term and its explanation. */
export interface Term {
  term: string;
  text: Passage;
}

/** A part of a section. */
export type Block =
  | { kind: 'text'; text: Passage }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'terms'; terms: readonly Term[] }
  /** Every way to reach the company. */
  | { kind: 'reach' };

/** A numbered section; its id is what a link to it ends in. */
export interface DocumentSection {
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** A page that is read as a document: privacy, accessibility. */
export interface DocumentRecord {
  meta: PageMeta;
  hero: { breadcrumb: readonly { label: string; to?: string }[]; name: string; title: string; lead: string };
  /** Four figures that sum the document up. */
  figures: readonly { value: string | number; suffix?: string; unit?: string; label: string }[];
  /** Name of the list of sections. */
  contents: string;
  sections: readonly DocumentSection[];
}
