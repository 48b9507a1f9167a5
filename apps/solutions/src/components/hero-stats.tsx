import { Stat, StatLabel, StatNumber, type StatParts } from '@vantedge/shared-ui';

/** Four stats in two pairs, beside the hero's drawing. */
export function HeroStats({ items }: { items: readonly (StatParts & { label: string })[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-gutter">
      {items.map(({ label, ...stat }) => (
        <Stat key={label} className="gap-3 border-t border-night-line pt-5 pb-6 nth-[-n+2]:border-night-rule">
          <StatLabel>{label}</StatLabel>
          <StatNumber size="lg" {...stat} />
        </Stat>
      ))}
    </dl>
  );
}
