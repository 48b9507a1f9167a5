import type { Stat, PageMeta } from '@vantedge/content-shared';
import type { Closing, Credential, SectionIntro, Hero, Questions, Testimonial } from '../model.ts';

/** A success metric and its drawing. */
export interface Metric {
  stat: Stat;
  label: string;
  drawing:
    | { kind: 'score'; score: number; of: number }
    | { kind: 'strokes'; full: number; of: number; group: number; pitch: number; gap: number };
}

/** A service: its description, what the manager runs and what the client receives. */
export interface PmService {
  name: string;
  description: string;
  lists: readonly { label: string; items: readonly string[] }[];
  source: string;
}

/** A project phase. Durations are not specified. */
export interface PmPhase {
  name: string;
  text: string;
  activities: readonly string[];
  /** Set if the phase runs alongside all others. */
  throughout?: true;
  source: string;
}

/** A proficiency level, shown as `marks` of two filled. */
export interface ToolLevel {
  level: 'Expert' | 'Proficient';
  marks: 1 | 2;
  text: string;
  tools: readonly { name: string; use: string }[];
  source: string;
}

/** The project management page. */
export interface PmPage {
  meta: PageMeta;
  hero: Hero;
  metrics: readonly Metric[];
  services: SectionIntro & { items: readonly PmService[] };
  process: SectionIntro & { phases: readonly PmPhase[] };
  credentials: { title: string; items: readonly (Credential & { source: string })[] };
  tools: SectionIntro & { levels: readonly ToolLevel[] };
  testimonials: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing;
}
