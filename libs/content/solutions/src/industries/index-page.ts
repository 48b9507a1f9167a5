import type { Figure, PageMeta } from '@vantedge/content-shared';
import type { Closing, Head, Hero, Questions } from '../model.ts';

/** What a drawing of the hero counts. */
type Counted =
  | { kind: 'share'; count: number }
  | { kind: 'units'; count: number }
  | { kind: 'score'; score: number; of: number }
  | { kind: 'week'; from: number; to: number; days: number };

/** One industry: what its page is about, and the figures that it is measured by. */
export interface IndustryEntry {
  name: string;
  to: string;
  color: 'blue' | 'teal' | 'green' | 'purple';
  text: string;
  /** The figure that the hero draws, what one mark of the drawing is, and the drawing in words. */
  measure: { figure: Figure; note: string; drawing: Counted; alt: string };
  /** All of its figures. */
  figures: readonly Figure[];
  services: readonly string[];
}

/** The index of the industries. */
export interface IndustriesIndexPage {
  meta: PageMeta;
  hero: Hero;
  industries: readonly IndustryEntry[];
  standards: Head & {
    caption: string;
    columns: readonly string[];
    rows: readonly { label: string; cells: readonly string[] }[];
  };
  questions: Questions;
  closing: Closing;
}
