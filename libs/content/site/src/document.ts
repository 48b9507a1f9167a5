import type { PageMeta } from '@vantedge/content-shared';

/** A paragraph: plain text, text with a link, or text with a fact about the page's release. */
export type Passage =
  | string
  | { before: string; link: { label: string; to: string }; after: string }
  | { before: string; fact: DocumentFact; after: string };

/** Release date of the page's last content change, or the retention period of messages in days. */
export type DocumentFact = 'changed' | 'leadRetentionDays';

/** A term and its explanation. */
interface Term {
  term: string;
  text: Passage;
}

/** A part of a section. */
export type Block =
  | { kind: 'text'; text: Passage }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'terms'; terms: readonly Term[] }
  /** All contact details. */
  | { kind: 'contact' };

/** A numbered section. Its id is its URL fragment. */
export interface DocumentSection {
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** A text document such as the privacy policy. */
export interface DocumentRecord {
  meta: PageMeta;
  hero: { breadcrumb: readonly { label: string; to?: string }[]; name: string; title: string; lead: string };
  /** Label of the table of contents. */
  contents: string;
  sections: readonly DocumentSection[];
}
