import type { Figure, PageMeta } from '@vantedge/content-shared';
import type { Closing, Credential, Head, Hero, Questions, Testimonial } from '../model.ts';

/** A success metric above the drawing of what it counts. */
export interface Metric {
  figure: Figure;
  label: string;
  drawing:
    | { kind: 'score'; score: number; of: number }
    | { kind: 'strokes'; full: number; of: number; group: number; pitch: number; gap: number };
}

/** A service: what it is, what the manager runs in it, what the client receives of it. */
export interface PmService {
  name: string;
  description: string;
  lists: readonly { label: string; items: readonly string[] }[];
  source: string;
}

/** A phase of a project; none has a duration. */
export interface PmPhase {
  name: string;
  text: string;
  activities: readonly string[];
  /** It runs beside all the others. */
  throughout?: true;
  source: string;
}

/** How well tools are known; `marks` of two are filled. */
export interface ToolLevel {
  level: 'Expert' | 'Proficient';
  marks: 1 | 2;
  text: string;
  tools: readonly { name: string; use: string }[];
  source: string;
}

/** Project management. */
export interface PmPage {
  meta: PageMeta;
  hero: Hero;
  metrics: readonly Metric[];
  services: Head & { items: readonly PmService[] };
  process: Head & { phases: readonly PmPhase[] };
  credentials: { title: string; items: readonly (Credential & { source: string })[] };
  tools: Head & { levels: readonly ToolLevel[] };
  voices: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing;
}
