import { Stat, StatLabel, StatNumber, type StatParts } from '@vantedge/shared-ui';

interface StatGridProps {
  stats: readonly (StatParts & { label: string })[];
}

/** Stats in pairs, beside the heading of their section. */
export function StatGrid({ stats }: StatGridProps) {
  return (
    <dl className="stat-grid grid grid-cols-2 gap-x-gutter-2 border-b border-rule">
      {stats.map(({ label, ...stat }) => (
        <Stat
          key={label}
          className="border-t border-line pt-3.5 pb-3 nth-[-n+2]:border-rule md:pt-5 md:pb-5.5"
        >
          <StatLabel className="mt-1 text-md/note md:mt-2.5">{label}</StatLabel>
          <StatNumber size="lg" {...stat} />
        </Stat>
      ))}
    </dl>
  );
}
