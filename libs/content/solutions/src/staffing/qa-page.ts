import type { Figure, PageMeta } from '@vantedge/content-shared';
import type { Closing, Head, Hero, Questions, Testimonial } from '../model.ts';

/** A line of the report: what was measured, of what, and the figure. */
export interface ReportLine {
  label: string;
  basis?: string;
  figure: Figure;
}

/** A phase of the methodology; none has a duration. */
export interface MethodPhase {
  name: string;
  text: string;
  activities: readonly string[];
  source: string;
}

/** A kind of testing, what is done in it, and what it gives to the next. */
export interface TestService {
  title: string;
  parts: readonly string[];
  handoff: string;
  source: string;
}

/** Tools of one purpose, by their names. */
export interface ToolGroup {
  title: string;
  text: string;
  tools: readonly string[];
  source: string;
}

/** QA testing. */
export interface QaPage {
  meta: PageMeta;
  hero: Hero;
  report: { title: string; drawing: string; caption: string; lines: readonly ReportLine[] };
  method: Head & { phases: readonly MethodPhase[] };
  tools: Head & { groups: readonly ToolGroup[] };
  services: Head & { words: { on: string; back: string }; items: readonly TestService[] };
  voices: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing;
}
