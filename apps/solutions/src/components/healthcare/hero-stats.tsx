import { StatValue, type StatParts } from '@vantedge/shared-ui';

/** Four stats in two pairs, beside the hero's drawing. */
export function HeroStats({ items }: { items: readonly (StatParts & { label: string })[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-gutter">
      {items.map(({ label, ...stat }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-3 border-t border-night-line pt-5 pb-6 nth-[-n+2]:border-night-rule"
        >
          <dt className="text-small text-on-night-2">{label}</dt>
          <dd className="text-[clamp(2.5rem,1.6rem+2.6vw,4rem)] leading-none tracking-[-0.03em]">
            <StatValue {...stat} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
