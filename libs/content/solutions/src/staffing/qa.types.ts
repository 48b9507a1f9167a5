import type { Stat, PageMeta } from '@vantedge/content-shared';
import type { Closing, SectionIntro, Hero, Questions, Testimonial } from '../model.ts';

/** A row of the report: label, basis and stat. */
export interface ReportLine {
  label: string;
  basis?: string;
  stat: Stat;
}

/** A phase of the methodology. Durations are not specified. */
export interface MethodPhase {
  name: string;
  text: string;
  activities: readonly string[];
  source: string;
}

/** A kind of testing, its tasks, and what it hands off to the next. */
export interface TestService {
  title: string;
  parts: readonly string[];
  handoff: string;
  source: string;
}

/** Names of tools with the same purpose. */
export interface ToolGroup {
  title: string;
  text: string;
  tools: readonly string[];
  source: string;
}

/** The QA testing page. */
export interface QaPage {
  meta: PageMeta;
  hero: Hero;
  report: { title: string; alt: string; caption: string; lines: readonly ReportLine[] };
  method: SectionIntro & { phases: readonly MethodPhase[] };
  tools: SectionIntro & { groups: readonly ToolGroup[] };
  services: SectionIntro & { labels: { on: string; back: string }; items: readonly TestService[] };
  testimonials: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing;
}
