import type { Stat } from '@vantedge/content-shared';

/** A call to action: its label and a path or in-page anchor. */
export interface Action {
  label: string;
  to: string;
}

/** A sentence that contains one link. */
export interface LinkedText {
  before: string;
  link: Action;
  after: string;
}

/** The hero of a service page. `actions` is the main call to action and a second one. */
export interface Hero {
  breadcrumb: readonly { label: string; to?: string }[];
  name: string;
  /** A badge next to the name. */
  badge?: string;
  title: string;
  lead: string;
  /** The price, below the lead: the same line on every page. */
  price?: Action;
  actions: readonly Action[];
}

/** The heading and lead of a section. */
export interface SectionIntro {
  title: string;
  lead: string;
}

/** A labeled stat on the statement sheet. */
export interface StatementLine {
  label: string;
  stat: Stat;
}

/** One group of tasks within a service. */
export interface ServiceGroup {
  title: string;
  scope: string;
  entries: readonly string[];
  source: string;
}

/** A third-party platform: its description and labeled lists (modules, industries). */
export interface Platform {
  name: string;
  description: string;
  lists: readonly { label: string; items: readonly string[] }[];
  color: 'purple' | 'blue' | 'teal' | 'green';
  source: string;
}

/** One phase of a launch. Days count from 1, inclusive; an ongoing phase has no `lastDay`. */
export interface LaunchStep {
  phase: string;
  /** Duration, as the specification words it. */
  duration: string;
  description: string;
  firstDay: number;
  lastDay?: number;
  source: string;
}

/** A certification or standard; `mark` is a list where there are alternatives. */
export interface Credential {
  mark: string | readonly string[];
  claim: string;
  detail: string;
}

/** A client quotation, attributed to a role and an industry, never to a name. */
export interface Testimonial {
  quote: string;
  role: string;
  industry: string;
  source: string;
}

interface Question {
  question: string;
  answer: string;
  /** Ends the answer. */
  link?: Action;
}

/** The FAQ of a page. */
export interface Questions {
  title: string;
  lead: LinkedText;
  items: readonly Question[];
}

/** The closing call to action of a page. */
export interface Closing {
  title: string;
  text: string;
  actions: readonly Action[];
}

/** A stat and the drawing that illustrates it. */
export interface Proof {
  stat: Stat;
  label: string;
  drawing:
    | { kind: 'units'; count: number }
    | { kind: 'score'; score: number; of: number }
    | { kind: 'share'; count: number; of?: number }
    | { kind: 'strokes'; full: number; group: number; pitch: number; gap: number };
}

/** A module, what we configure in it and what it passes to the next one. */
export interface Module {
  title: string;
  parts: readonly string[];
  handoff: string;
  source: string;
}

/** A reason to choose us: the claim, its evidence and its stat. */
export interface Reason {
  claim: string;
  points: readonly string[];
  stat: Stat;
}
