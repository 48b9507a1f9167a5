interface Stated {
  value: string;
  prefix?: string;
  suffix?: string;
  scope: string;
}

/** Maps stats to the props of the shared components: the scope becomes the label. */
export function labeledStats(stats: readonly Stated[]) {
  return stats.map(({ value, prefix, suffix, scope }) => ({ value, prefix, suffix, label: scope }));
}
