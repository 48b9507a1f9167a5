import type { Stat, PageMeta } from '@vantedge/content-shared';
import type { Closing, SectionIntro, Hero, Questions, ServiceGroup } from '../model.ts';

/** A line of a doctor's note and its code. */
export interface CodedLine {
  finding: string;
  code: string;
}

/** The opening hours of an office; spans in hours from the claim's arrival. */
export interface OpenHours {
  name: string;
  spans: readonly (readonly [from: number, to: number])[];
}

/** A compliance badge: its full name and its meaning. */
export interface Standard {
  name: string;
  full: string;
  meaning: string;
}

/** The healthcare page. */
export interface HealthcarePage {
  meta: PageMeta;
  hero: Hero;
  chart: { title: string; system: string; lines: readonly CodedLine[]; note: string; source: string };
  stats: readonly (Stat & { label: string })[];
  services: { title: string; groups: readonly ServiceGroup[] };
  /** In alphabetical order. */
  sectors: SectionIntro & { items: readonly { name: string; text: string; source: string }[] };
  claim: SectionIntro & {
    hours: number;
    rows: readonly OpenHours[];
    /** Follows the number of open hours in a row: "of 48 hours". */
    unit: string;
    ticks: readonly string[];
  };
  standards: SectionIntro & { items: readonly Standard[] };
  questions: Questions;
  closing: Closing;
}
