import type { Vital } from '@vantedge/federation-contract';
import type { ReleaseRole } from '../http/observation.ts';

/** What browsers have reported of a section. Each vital is that of the 75th percentile: in seconds, CLS without unit. */
export interface SectionFigures {
  role: ReleaseRole;
  section: string;
  views: number;
  failed: number;
  /** Failures: a view can have several, also of a widget of this section. */
  errors: number;
  vitals: Partial<Record<Vital['name'], Percentile>>;
}

/** A quantile of a histogram; `isAbove` if it is beyond the last bucket, whose limit `value` then is. */
export interface Percentile {
  value: number;
  isAbove: boolean;
}

/** A value of a counter or a bucket, with its labels. */
export interface Sample {
  name: string;
  labels: Readonly<Record<string, string | number | undefined>>;
  value: number;
}

/** Counts of views by upper limit. Each includes those of smaller limits. */
type Buckets = Map<number, number>;

const BUCKETS_OF = {
  LCP: 'vantedge_client_lcp_seconds_bucket',
  INP: 'vantedge_client_inp_seconds_bucket',
  CLS: 'vantedge_client_cls_bucket',
} as const satisfies Record<Vital['name'], string>;

const VITALS = Object.keys(BUCKETS_OF) as Vital['name'][];

/** The figures of each role and section that browsers have reported something of. Samples with the same labels are added up. */
export function sectionFigures(samples: readonly Sample[]): SectionFigures[] {
  const found = new Map<string, SectionFigures & { buckets: Map<string, Buckets> }>();
  for (const { name, labels, value } of samples) {
    const { release_role: role, section, result, le } = labels;
    if (role === undefined || section === undefined) continue;
    const id = `${role} ${section}`;
    const figures = found.get(id) ?? {
      role: role as ReleaseRole,
      section: String(section),
      views: 0,
      failed: 0,
      errors: 0,
      vitals: {},
      buckets: new Map<string, Buckets>(),
    };
    found.set(id, figures);
    if (name === 'vantedge_client_views_total') {
      figures.views += value;
      if (result === 'failed') figures.failed += value;
    } else if (name === 'vantedge_client_errors_total') {
      figures.errors += value;
    } else if (le !== undefined) {
      const buckets: Buckets = figures.buckets.get(name) ?? new Map();
      figures.buckets.set(name, buckets);
      const limit = le === '+Inf' ? Infinity : Number(le);
      buckets.set(limit, (buckets.get(limit) ?? 0) + value);
    }
  }
  const all = [...found.values()].map(({ buckets, ...figures }) => {
    const vitals = VITALS.flatMap((name) => {
      const counts = buckets.get(BUCKETS_OF[name]);
      return counts?.get(Infinity) ? [[name, upperQuartile(counts)] as const] : [];
    });
    return { ...figures, vitals: Object.fromEntries(vitals) };
  });
  return all.filter(({ views, errors, vitals }) => views || errors || Object.keys(vitals).length);
}

/** The 75th percentile, between the limits of its bucket as `histogram_quantile` of Prometheus has it. */
function upperQuartile(buckets: Buckets): Percentile {
  const sorted = [...buckets].sort(([one], [other]) => one - other);
  const rank = 0.75 * sorted.at(-1)![1];
  const index = sorted.findIndex(([, count]) => count >= rank);
  const [limit, count] = sorted[index]!;
  const [from, below] = sorted[index - 1] ?? [0, 0];
  if (limit === Infinity) return { value: from, isAbove: true };
  return { value: from + ((limit - from) * (rank - below)) / (count - below), isAbove: false };
}
