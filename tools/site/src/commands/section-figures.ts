/** What browsers have reported of a section. */
export interface SectionFigures {
  role: 'live' | 'canary' | 'preview';
  section: string;
  views: number;
  failed: number;
  /** Failures: a view can have several, also of a widget of this section. */
  errors: number;
  /** The 75th percentile, in seconds. */
  vitals: { LCP?: Percentile };
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

/** The figures of each role and section that browsers have reported something of. Samples with the same labels are added up. */
export function sectionFigures(samples: readonly Sample[]): SectionFigures[] {
  const found = new Map<string, SectionFigures & { buckets: Map<number, number> }>();
  for (const { name, labels, value } of samples) {
    const { release_role: role, section, result, le } = labels;
    if (role === undefined || section === undefined) continue;
    const id = `${role} ${section}`;
    const figures = found.get(id) ?? {
      role: role as SectionFigures['role'],
      section: String(section),
      views: 0,
      failed: 0,
      errors: 0,
      vitals: {},
      buckets: new Map<number, number>(),
    };
    found.set(id, figures);
    if (name === 'vantedge_client_views_total') {
      figures.views += value;
      if (result === 'failed') figures.failed += value;
    } else if (name === 'vantedge_client_errors_total') {
      figures.errors += value;
    } else if (name === 'vantedge_client_lcp_seconds_bucket') {
      const limit = le === '+Inf' ? Infinity : Number(le);
      figures.buckets.set(limit, (figures.buckets.get(limit) ?? 0) + value);
    }
  }
  return [...found.values()]
    .map(({ buckets, ...figures }): SectionFigures => ({
      ...figures,
      vitals: buckets.get(Infinity) ? { LCP: upperQuartile(buckets) } : {},
    }))
    .filter(({ views, errors, vitals }) => views || errors || vitals.LCP);
}

/**
 * The 75th percentile, between the limits of its bucket as `histogram_quantile` of Prometheus has it. `buckets` are counts of views by upper
 * limit, each with those of smaller limits.
 */
function upperQuartile(buckets: ReadonlyMap<number, number>): Percentile {
  const sorted = [...buckets].sort(([one], [other]) => one - other);
  const rank = 0.75 * sorted.at(-1)![1];
  const index = sorted.findIndex(([, count]) => count >= rank);
  const [limit, count] = sorted[index]!;
  const [from, below] = sorted[index - 1] ?? [0, 0];
  if (limit === Infinity) return { value: from, isAbove: true };
  return { value: from + ((limit - from) * (rank - below)) / (count - below), isAbove: false };
}
