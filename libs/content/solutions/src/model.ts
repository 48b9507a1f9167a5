import type { Figure } from '@vantedge/content-shared';

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

/** A platform of another house: what it is, and what it is known by, each kind under its label. */
export interface Platform {
  name: string;
  description: string;
  lists: readonly { label: string; items: readonly string[] }[];
  color: 'purple' | 'blue' | 'teal' | 'green';
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
