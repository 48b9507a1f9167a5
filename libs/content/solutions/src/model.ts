import type { Figure, PageMeta } from '@vantedge/content-shared';

/** A way on: a path of the site or an in-page anchor. */
export interface Action {
  label: string;
  to: string;
}

/** A sentence with one link in it. */
export interface LinkedText {
  before: string;
  link: Action;
  after: string;
}

/** The head of a service page: its name, its claim, and the page's main act followed by a second one. */
export interface Hero {
  breadcrumb: readonly { label: string; to?: string }[];
  name: string;
  title: string;
  lead: string;
  actions: readonly Action[];
}

/** The head of a section. */
export interface Head {
  title: string;
  lead: string;
}

/** A figure under its name on the statement sheet. */
export interface StatementLine {
  label: string;
  figure: Figure;
}

/** One group of a service: what it is for, and what is done in it. */
export interface ServiceGroup {
  title: string;
  scope: string;
  entries: readonly string[];
  source: string;
}

/** One phase of a launch. Its days are counted from 1, both ends worked; a phase that goes on has no last day. */
export interface LaunchStep {
  phase: string;
  /** How long, in the words of the specification. */
  duration: string;
  description: string;
  firstDay: number;
  lastDay?: number;
  source: string;
}

/** A certification or standing, set large; alternatives stand side by side. */
export interface Credential {
  mark: string | readonly string[];
  claim: string;
  grounds: string;
}

/** Words of a client: a role and an industry, never a name. */
export interface Testimonial {
  quote: string;
  role: string;
  industry: string;
  source: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** The page's questions. */
export interface Questions {
  title: string;
  lead: LinkedText;
  items: readonly Question[];
}

/** The page's last line. */
export interface Closing {
  title: string;
  text: string;
  actions: readonly Action[];
}

/** The invoice of one desk for one month, beside the same month at the market rate. */
export interface DeskInvoice extends Head {
  people: number;
  /** Hours of each in the month. */
  hoursEach: number;
  /** Dollars an hour. */
  marketRate: number;
  rate: number;
  /** The drawing in words. */
  drawing: string;
  caption: string;
  columns: { line: string; market: string; ours: string };
  lines: { rate: string; hours: string; total: string };
  /** Lines of the invoice that the hours do not decide. */
  fees: readonly { label: string; market: string; ours: string }[];
  perHour: string;
  /** What follows the difference between the two months. */
  gap: string;
  outcome: { year: string; share: string };
  footnote: LinkedText;
}

/** Finance and accounting. */
export interface FinancePage {
  meta: PageMeta;
  hero: Hero;
  statement: { title: string; lines: readonly StatementLine[]; total: StatementLine };
  services: { title: string; groups: readonly ServiceGroup[] };
  launch: Head & { weeks: number; phases: readonly LaunchStep[] };
  desk: DeskInvoice;
  credentials: { title: string; items: readonly Credential[] };
  voices: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing & { days: readonly number[] };
}

/** A figure above the drawing of what it counts. */
export interface Proof {
  figure: Figure;
  label: string;
  drawing:
    { kind: 'strokes'; count: number } | { kind: 'score'; score: number; of: number } | { kind: 'match' };
}

/** A station of the rail: `quick` is on the heavy stretch, `key` ends it, `now` goes on. */
export interface Milestone {
  when: string;
  title: string;
  text: string;
  weight?: 'quick' | 'key' | 'now';
  source: string;
}

/** A module of the software, what is configured in it, and what it hands to the next. */
export interface Module {
  title: string;
  parts: readonly string[];
  handoff: string;
  source: string;
}

/** A product of the vendor; lengths in weeks, none where no standard timeline is given. */
export interface Edition {
  name: string;
  note: string;
  min?: number;
  max?: number;
  when: string;
}

/** A reason to choose the company: the claim, its grounds, its figure. */
export interface Reason {
  claim: string;
  grounds: readonly string[];
  figure: Figure;
}

/** UKG implementation. */
export interface UkgPage {
  meta: PageMeta;
  hero: Hero;
  standing: { caption: string; ours: Standing; typical: Standing };
  proofs: readonly Proof[];
  history: Head & { milestones: readonly Milestone[] };
  modules: Head & { words: { on: string; back: string }; items: readonly Module[] };
  editions: {
    title: string;
    caption: string;
    ticks: readonly { at: number; label: string }[];
    products: readonly Edition[];
    services: { title: string; items: readonly string[]; more: Action; source: string };
  };
  reasons: { title: string; items: readonly Reason[] };
  voices: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing;
}

/** Years that somebody needed, or typically needs. */
export interface Standing {
  name: string;
  years: 1 | 3;
}
