import type { Figure, PageMeta } from '@vantedge/content-shared';
import type { EngagementModel, PricingLink, Range } from './model.ts';

/** A part of the traditional bill: dollars an hour, or percent that come on top of the base. */
export type BillPart = { key: string; label: string } & ({ dollars: Range } | { percent: Range });

/** One thing that is charged, as both sides charge it. */
export interface ChargeRow {
  item: string;
  traditional: string;
  ours: string;
  /** Set small after both prices. */
  unit?: string;
}

/** A term and what it says. */
export interface Term {
  term: string;
  text: string;
}

/** A figure under the words that say what it is true of on this page. */
export type LabelledFigure = Pick<Figure, 'value' | 'prefix' | 'suffix'> & { label: string };

/** One engagement model as a card: what the longer row on the other page says, in two lines. */
export type ModelCardRecord = Pick<
  EngagementModel,
  'id' | 'name' | 'price' | 'unlisted' | 'minimum' | 'badge' | 'to'
> & { bestFor: string; text: string };

/** One input of the proposal, and the field of the contact form that receives what was typed. */
export interface ProposalField {
  id: string;
  receiver: 'name' | 'email' | 'company' | 'message';
  label: string;
  placeholder: string;
  type?: 'email';
  autoComplete: string;
  /** The sentence around what was typed, for a receiver that holds more than the one thing; `{value}` stands for it. */
  sentence?: string;
}

/** The rate-card page, but for its calculator. */
export interface RateCardPage {
  meta: PageMeta;
  hero: { title: string; accent: string; lead: string; actions: readonly PricingLink[] };
  stack: {
    /** Dollars an hour at the right end. */
    scale: number;
    ticks: readonly number[];
    market: { name: string; note: string; parts: readonly BillPart[]; total: Range; totalLabel: string };
    ours: {
      name: string;
      note: string;
      price: number;
      nothing: readonly { label: string; value: string }[];
    };
    caption: { title: string; text: string };
  };
  transparency: {
    title: string;
    lead: string;
    caption: string;
    columns: { item: string; traditional: string; ours: string };
    rows: readonly ChargeRow[];
    total: ChargeRow;
    terms: { title: string; items: readonly Term[] };
  };
  models: {
    title: string;
    action: PricingLink;
    perHour: string;
    minimum: string;
    bestFor: string;
    more: string;
    rows: readonly ModelCardRecord[];
  };
  study: {
    meta: readonly string[];
    title: string;
    text: string;
    action: PricingLink;
    caption: string;
    columns: { department: string; seats: string; monthly: string };
    departments: readonly {
      key: 'bd' | 'prod' | 'admin' | 'fin';
      name: string;
      seats: number;
      monthly: number;
    }[];
    total: { label: string; seats: number; monthly: number };
    bar: { market: number; ours: string; theirs: string; label: string };
    figures: readonly LabelledFigure[];
  };
  questions: {
    title: string;
    groups: readonly { title: string; items: readonly { question: string; answer: string }[] }[];
    more: { title: string; text: string; actions: readonly PricingLink[] };
  };
  pitch: {
    title: string;
    /** The case shown until somebody calculates one: hours are those of one FTE in a month. */
    reference: { developers: number; hours: number };
    /** What stands before the team, between it and the hours, and after them. */
    basis: readonly [string, string, string];
    rows: { market: string; cost: string; monthly: string; percent: string; breakEven: string };
    breakEven: string;
  };
  proposal: { title: string; text: string; fields: readonly ProposalField[]; submit: string; to: string };
  desk: {
    title: string;
    name: string;
    role: string;
    phones: readonly { place: string; number: string }[];
    email: string;
    reveal: { show: string; copy: string; copied: string; notice: string; write: string; to: string };
    links: readonly PricingLink[];
  };
  hours: {
    caption: string;
    columns: { clock: string; from: string; to: string };
    clocks: readonly { clock: string; from: string; to: string }[];
    title: string;
    /** `{time}`, `{day}` and `{city}` are filled in. */
    words: { open: string; until: string; always: string; closed: string; opens: string; served: string };
  };
  standing: readonly LabelledFigure[];
}
