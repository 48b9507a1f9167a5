import { formatNumber } from '@vantedge/content-shared';
import type { Plural } from '@vantedge/content-pricing';
import { fillTemplate } from '@vantedge/shared-ui';

/** A number with its noun: `1 developer`, `1,200 developers`. */
export function count(n: number, { one, other }: Plural): string {
  return fillTemplate(n === 1 ? one : other, { n: formatNumber(n) });
}
