import type { PageMeta } from '@vantedge/content-shared';

/** A paragraph; where it leads on, its link between what stands before it and after it. */
export type Passage = string | { before: string; link: { label: string; to: string }; after: string };

/** What is said of one thing; a `placeholder` is a fact that the company has still to supply, and is marked as such. */
export interface Term {
  term: string;
  text: Passage;
  source?: 'placeholder';
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
  /** Four figures of the document itself, for whoever reads no further. */
  figures: readonly { value: string | number; suffix?: string; unit?: string; label: string }[];
  /** Name of the list of sections. */
  contents: string;
  /** Set beside what is still to be supplied. */
  pending: string;
  sections: readonly DocumentSection[];
}
