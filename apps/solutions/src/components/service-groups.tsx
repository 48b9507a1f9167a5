import { RuleList } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Account {
  title: string;
  scope: string;
  entries: readonly string[];
}

const INDEX = clsx(
  'service-groups relative border-b border-rule',
  'lg:before:absolute lg:before:inset-y-0 lg:before:left-[calc((100%+var(--gutter))/12*5)] lg:before:border-l-3 lg:before:border-double lg:before:border-(--ledger)',
  '[--ledger:color-mix(in_srgb,var(--service)_55%,var(--surface))]',
);
const ENTRIES = clsx(
  'col-span-full mt-3.5 grid content-start gap-x-gutter-1.5 border-l-3 border-double border-(--ledger) pl-4 2xs:grid-cols-2 md:mt-4.5 md:pl-5',
  'lg:col-start-6 lg:-col-end-1 lg:mt-0 lg:border-l-0 lg:pl-gutter-1.5',
  '*:py-1.75 *:last:border-b-0 2xs:*:nth-last-2:odd:border-b-0 md:*:pt-2.5 md:*:pb-2.75 md:*:text-base',
);

/** Groups with different numbers of entries, ruled like a ledger: group and scope on the left, entries on the right. */
export function ServiceGroups({ groups }: { groups: readonly Account[] }) {
  return (
    <div className={INDEX}>
      {groups.map(({ title, scope, entries }) => (
        <article key={title} className="grid-12 border-t border-rule pt-5 pb-6 md:pt-7 md:pb-8">
          <div className="col-span-full lg:col-span-5 lg:col-start-1 lg:pr-4">
            <h3>{title}</h3>
            <p className="mt-2.5 max-w-brief text-slate">{scope}</p>
          </div>
          <RuleList items={entries} className={ENTRIES} />
        </article>
      ))}
    </div>
  );
}
