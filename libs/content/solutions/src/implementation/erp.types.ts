import type { PageMeta } from '@vantedge/content-shared';
import type { Closing, SectionIntro, Hero, Platform, Questions, ServiceGroup } from '../model.ts';

/** What a department does with the order. */
export interface OrderStep {
  department: string;
  step: string;
}

/** The key module for an industry on each platform, in the order of the platforms. */
export interface IndustryRow {
  label: string;
  cells: readonly string[];
}

/** The ERP implementation page. */
export interface ErpPage {
  meta: PageMeta;
  hero: Hero;
  order: { caption: string; steps: readonly OrderStep[]; source: string };
  platforms: SectionIntro & { items: readonly Platform[]; note: string };
  industries: SectionIntro & {
    caption: string;
    columns: readonly string[];
    rows: readonly IndustryRow[];
    source: string;
  };
  services: { title: string; groups: readonly ServiceGroup[] };
  questions: Questions;
  closing: Closing;
}
