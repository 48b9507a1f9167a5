import { Icon, List, RuleList } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Module {
  title: string;
  parts: readonly string[];
  /** What the module hands to the next one; the last hands back to the first. */
  handoff: string;
}

interface Props {
  modules: readonly Module[];
  /** Labels before a handoff: to the next module, and back to the first. */
  labels: { on: string; back: string };
}

const INDEX = 'handoff-steps grid border-t border-rule md:grid-cols-2 lg:grid-cols-4';
const MODULE = clsx(
  'row-span-3 grid grid-rows-subgrid border-t-rule border-l-line pt-5 pb-1 max-md:not-first:border-t',
  'md:max-lg:px-6 md:max-lg:odd:pl-0 md:max-lg:even:border-l md:max-lg:even:pr-0 md:max-lg:nth-[n+3]:border-t',
  'lg:px-gutter lg:pt-7 lg:pb-0 lg:not-first:border-l lg:first:pl-0 lg:last:pr-0',
);
const HANDOFF = 'relative mt-2 self-end py-3 font-display md:mt-7 md:py-3.5 text-2xl leading-snug italic';
// On the line to the next module: beside this one, or below it, where the next one is in another row.
const ARROW = clsx(
  'absolute top-4 right-0 z-1 size-7.5 rotate-90 rounded-full border border-service bg-surface p-1.5 text-service md:top-5.5',
  'lg:right-[calc(-15px-var(--gutter))] lg:rotate-0',
);

/** Modules in order, each handing its result to the next. */
export function HandoffSteps({ modules, labels }: Props) {
  return (
    <List ordered className={INDEX}>
      {modules.map(({ title, parts, handoff }, index) => {
        const isLast = index === modules.length - 1;
        return (
          <li key={title} className={MODULE}>
            <h3>{title}</h3>
            <RuleList
              items={parts}
              className="mt-3 border-line 2xs:max-md:grid 2xs:max-md:grid-cols-2 2xs:max-md:gap-x-gutter md:mt-5 md:border-t"
            />
            <p className={HANDOFF}>
              <span className="block font-text text-small leading-note text-slate not-italic">
                {isLast ? labels.back : labels.on}
              </span>{' '}
              {handoff}
              {!isLast && (
                <Icon name="arrow" className={clsx(ARROW, index % 2 === 0 && 'md:-right-9.75 md:rotate-0')} />
              )}
            </p>
          </li>
        );
      })}
    </List>
  );
}
