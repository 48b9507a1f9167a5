import type { Stat, PageMeta } from '@vantedge/content-shared';
import type { Action, Closing, SectionIntro, Hero, Questions } from '../model.ts';

/** The 24 hours from request to match, in local time of the office that receives the request. */
export interface MatchDay {
  caption: string;
  /** Hour of the request, and maximum hours to a match. */
  from: number;
  hours: number;
  ends: { request: string; length: string; match: string };
  /** Opening hours of each office; 0 to 24 is all day. */
  offices: readonly { name: string; opens: number; closes: number }[];
}

/** A staffing category and the link to its page. */
export interface Branch {
  title: string;
  text: string;
  roles: readonly string[];
  link: Action;
  badge?: string;
  source: string;
}

/** A hiring step. Durations are in days; the ongoing step has none. */
export interface HiringStep {
  name: string;
  note: string;
  min?: number;
  max?: number;
  when: string;
  source: string;
}

/** An engagement model. */
export interface Engagement {
  model: string;
  bestFor: string;
  commitment: string;
  teamSize: string;
  source: string;
}

/** The staff augmentation page, the hub of four staffing categories. */
export interface StaffAugmentationPage {
  meta: PageMeta;
  hero: Hero;
  day: MatchDay;
  branches: SectionIntro & { items: readonly Branch[] };
  advantage: SectionIntro & {
    more: Action;
    stats: readonly { stat: Stat; drawing?: StatDrawing }[];
  };
  steps: SectionIntro & {
    caption: string;
    ticks: readonly { at: number; label: string }[];
    items: readonly HiringStep[];
  };
  engagement: {
    title: string;
    labels: { bestFor: string; commitment: string; teamSize: string };
    models: readonly Engagement[];
    plans: SectionIntro & {
      caption: string;
      columns: readonly string[];
      rows: readonly { label: string; cells: readonly string[] }[];
    };
  };
  guarantee: SectionIntro & {
    acceptance: { stat: Stat; drawing: StatDrawing; alt: string };
    terms: readonly { stat: Stat; text?: string }[];
  };
  questions: Questions;
  closing: Closing;
}

type StatDrawing =
  | { kind: 'share'; count: number }
  | { kind: 'week'; from: number; to: number; days: number }
  | { kind: 'strokes'; full: number; of: number; group: number; pitch: number; gap: number };
