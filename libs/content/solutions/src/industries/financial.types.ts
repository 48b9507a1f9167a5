import type { Stat, PageMeta } from '@vantedge/content-shared';
import type {
  Closing,
  Credential,
  SectionIntro,
  Hero,
  Questions,
  ServiceGroup,
  StatementLine,
} from '../model.ts';

/** A security badge and its meaning. Its seal has one loop per part. */
export interface SecurityBadge {
  name: string;
  meaning: string;
  /** Number of loops in the seal. */
  parts: number;
  /** What the loops count. */
  part: string;
}

/** A stat drawn as a grid of marks. */
interface DrawnClaim {
  stat: Stat;
  columns: number;
  rows: number;
  label: string;
  /** The stat in other words. */
  note: string;
  /** Text alternative of the drawing. */
  alt: string;
}

/** The financial services page. */
export interface FinancialPage {
  meta: PageMeta;
  hero: Hero;
  statement: { title: string; lines: readonly StatementLine[]; total: StatementLine };
  security: SectionIntro & {
    badges: readonly SecurityBadge[];
    claims: readonly DrawnClaim[];
  };
  /** Services grouped by front, middle and back office. */
  services: SectionIntro & { offices: readonly { office: string; services: readonly ServiceGroup[] }[] };
  regulation: { title: string; items: readonly Credential[] };
  /** In alphabetical order. */
  sectors: SectionIntro & { items: readonly { name: string; text: string; source: string }[] };
  questions: Questions;
  closing: Closing;
}
