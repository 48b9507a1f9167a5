import type { Stat, PageMeta } from '@vantedge/content-shared';
import type { Closing, SectionIntro, Hero, Platform, Questions } from '../model.ts';
import type { Module } from './ukg.types.ts';

/** A result relative to the time before the CRM, which counts as 1. */
export interface Result {
  stat: Stat;
  label: string;
  /** Level after the CRM, where the level before is 1. */
  after: number;
  labels: { before: string; after: string };
}

/** The CRM implementation page. */
export interface CrmPage {
  meta: PageMeta;
  hero: Hero;
  results: { caption: string; items: readonly Result[] };
  services: SectionIntro & { labels: { on: string; back: string }; items: readonly Module[] };
  platforms: SectionIntro & { items: readonly Platform[]; note: string };
  industries: SectionIntro & { items: readonly { name: string; text: string }[]; source: string };
  questions: Questions;
  closing: Closing;
}
