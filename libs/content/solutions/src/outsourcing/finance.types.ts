import type { PageMeta } from '@vantedge/content-shared';
import type {
  Closing,
  Credential,
  SectionIntro,
  Hero,
  LaunchStep,
  LinkedText,
  Questions,
  ServiceGroup,
  StatementLine,
  Testimonial,
} from '../model.ts';

/** One month's invoice for a finance team, compared with the market rate. */
export interface DeskInvoice extends SectionIntro {
  people: number;
  /** Hours per person per month. */
  hoursEach: number;
  /** Dollars per hour. */
  marketRate: number;
  /** Text alternative of the drawing. */
  alt: string;
  caption: string;
  columns: { line: string; market: string; ours: string };
  lines: { rate: string; hours: string; total: string };
  /** Invoice lines that do not depend on hours. */
  fees: readonly { label: string; market: string; ours: string }[];
  perHour: string;
  /** Label of the monthly savings. */
  gap: string;
  outcome: { year: string; share: string };
  footnote: LinkedText;
}

/** The finance and accounting page. */
export interface FinancePage {
  meta: PageMeta;
  hero: Hero;
  statement: { title: string; lines: readonly StatementLine[]; total: StatementLine };
  services: { title: string; groups: readonly ServiceGroup[] };
  launch: SectionIntro & { weeks: number; phases: readonly LaunchStep[] };
  desk: DeskInvoice;
  credentials: { title: string; items: readonly Credential[] };
  testimonials: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing & { days: readonly number[] };
}
