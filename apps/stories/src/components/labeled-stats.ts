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

/** A stat in one string: "60%", "12 weeks", "under 30 s". */
export function inOneLine({ prefix, value, suffix = '', scope }: Stated): { value: string; label: string } {
  const number = prefix && /^[a-z]/.test(prefix) ? `${prefix} ${value}` : `${prefix ?? ''}${value}`;
  return { value: /^[a-z]/i.test(suffix) ? `${number} ${suffix}` : `${number}${suffix}`, label: scope };
}
