import { formatNumber } from '@vantedge/content-shared';
import type { Plural } from '@vantedge/content-pricing';

/** Replaces the placeholders in a template. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}

/** A number with its noun: `1 developer`, `1,200 developers`. */
export function count(n: number, { one, other }: Plural): string {
  return fill(n === 1 ? one : other, { n: formatNumber(n) });
}
