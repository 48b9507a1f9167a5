import type { Figure, PageMeta } from '@vantedge/content-shared';
import type { Closing, Credential, Head, Hero, Questions, ServiceGroup, StatementLine } from '../model.ts';

/** A badge of security, beside what it means; its seal has a loop for each part of what it stands for. */
export interface SecurityBadge {
  name: string;
  meaning: string;
  /** Loops of the seal. */
  parts: number;
  /** What one loop is. */
  part: string;
}

/** A figure and the marks that count it, across and down. */
interface DrawnClaim {
  figure: Figure;
  columns: number;
  rows: number;
  label: string;
  /** What one mark is. */
  note: string;
  /** The drawing in words. */
  drawing: string;
}

/** The financial industry. */
export interface FinancialPage {
  meta: PageMeta;
  hero: Hero;
  statement: { title: string; lines: readonly StatementLine[]; total: StatementLine };
  security: Head & {
    badges: readonly SecurityBadge[];
    claims: readonly DrawnClaim[];
  };
  /** The services by the part of an institution that they work in. */
  services: Head & { offices: readonly { office: string; services: readonly ServiceGroup[] }[] };
  regulation: { title: string; items: readonly Credential[] };
  /** In alphabetical order. */
  sectors: Head & { items: readonly { name: string; text: string; source: string }[] };
  questions: Questions;
  closing: Closing;
}
