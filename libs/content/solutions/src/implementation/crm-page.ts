import type { Figure, PageMeta } from '@vantedge/content-shared';
import type { Closing, Head, Hero, Platform, Questions } from '../model.ts';
import type { Module } from './ukg-page.ts';

/** A result against what stood before it, which counts as one. */
export interface Result {
  figure: Figure;
  label: string;
  /** How much of what stood before there is after. */
  after: number;
  words: { before: string; after: string };
}

/** CRM implementation. */
export interface CrmPage {
  meta: PageMeta;
  hero: Hero;
  results: { caption: string; items: readonly Result[] };
  services: Head & { words: { on: string; back: string }; items: readonly Module[] };
  platforms: Head & { items: readonly Platform[]; note: string };
  industries: Head & { items: readonly { name: string; text: string }[]; source: string };
  questions: Questions;
  closing: Closing;
}
