import type { PageMeta } from '@vantedge/content-shared';
import type {
  Closing,
  Credential,
  Head,
  Hero,
  LaunchStep,
  LinkedText,
  Questions,
  ServiceGroup,
  StatementLine,
  Testimonial,
} from '../model.ts';

/** The invoice of one desk for one month, beside the same month at the market rate. */
export interface DeskInvoice extends Head {
  people: number;
  /** Hours of each in the month. */
  hoursEach: number;
  /** Dollars an hour. */
  marketRate: number;
  rate: number;
  /** The drawing in words. */
  drawing: string;
  caption: string;
  columns: { line: string; market: string; ours: string };
  lines: { rate: string; hours: string; total: string };
  /** Lines of the invoice that the hours do not decide. */
  fees: readonly { label: string; market: string; ours: string }[];
  perHour: string;
  /** What follows the difference between the two months. */
  gap: string;
  outcome: { year: string; share: string };
  footnote: LinkedText;
}

/** Finance and accounting. */
export interface FinancePage {
  meta: PageMeta;
  hero: Hero;
  statement: { title: string; lines: readonly StatementLine[]; total: StatementLine };
  services: { title: string; groups: readonly ServiceGroup[] };
  launch: Head & { weeks: number; phases: readonly LaunchStep[] };
  desk: DeskInvoice;
  credentials: { title: string; items: readonly Credential[] };
  voices: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing & { days: readonly number[] };
}
