import { StatList, type StatParts } from '@vantedge/shared-ui';

/** Four stats in two pairs, beside the hero's drawing. */
export function HeroStats({ items }: { items: readonly (StatParts & { label: string })[] }) {
  return (
    <StatList
      items={items}
      size="lg"
      className="grid grid-cols-2 gap-x-gutter"
      itemClassName="gap-3 border-t border-night-line pt-5 pb-6 nth-[-n+2]:border-night-rule"
      labelClassName="text-on-night-2"
    />
  );
}
