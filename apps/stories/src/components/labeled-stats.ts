interface Stated {
  value: string;
  prefix?: string;
  suffix?: string;
  scope: string;
}

/** Figures as the shared components take them: what a figure is true of becomes its label. */
export function labeledStats(stats: readonly Stated[]) {
  return stats.map(({ value, prefix, suffix, scope }) => ({ value, prefix, suffix, label: scope }));
}
