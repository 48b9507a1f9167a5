import type { Figure, PageMeta } from '@vantedge/content-shared';
import type { Action, Closing, Head, Hero, Questions } from '../model.ts';

/** The day between a request and its match; hours on a clock of the office that receives it. */
export interface MatchDay {
  caption: string;
  /** When the request is made, and how many hours the match takes at most. */
  from: number;
  hours: number;
  ends: { request: string; length: string; match: string };
  /** Hours that each office works; the same hour twice is a whole day. */
  offices: readonly { name: string; opens: number; closes: number }[];
}

/** A branch of the service: the people in it, and the page that describes them. */
export interface Branch {
  title: string;
  text: string;
  roles: readonly string[];
  link: Action;
  badge?: string;
  source: string;
}

/** A step to a filled place; lengths in days, none for the one that goes on. */
export interface HiringStep {
  name: string;
  note: string;
  min?: number;
  max?: number;
  when: string;
  source: string;
}

/** A way to engage people. */
export interface Engagement {
  model: string;
  bestFor: string;
  commitment: string;
  teamSize: string;
  source: string;
}

/** Staff augmentation: the hub of four branches. */
export interface StaffAugmentationPage {
  meta: PageMeta;
  hero: Hero;
  day: MatchDay;
  branches: Head & { items: readonly Branch[] };
  advantage: Head & {
    more: Action;
    figures: readonly { figure: Figure; drawing?: StatDrawing }[];
  };
  steps: Head & {
    caption: string;
    ticks: readonly { at: number; label: string }[];
    items: readonly HiringStep[];
  };
  engagement: {
    title: string;
    words: { bestFor: string; commitment: string; teamSize: string };
    models: readonly Engagement[];
    plans: Head & {
      caption: string;
      columns: readonly string[];
      rows: readonly { label: string; cells: readonly string[] }[];
    };
  };
  guarantee: Head & {
    acceptance: { figure: Figure; drawing: StatDrawing; alt: string };
    terms: readonly { figure: Figure; text?: string }[];
  };
  questions: Questions;
  closing: Closing;
}

type StatDrawing =
  | { kind: 'share'; count: number }
  | { kind: 'week'; from: number; to: number; days: number }
  | { kind: 'strokes'; full: number; of: number; group: number; pitch: number; gap: number };
