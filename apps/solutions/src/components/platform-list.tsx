import type { Color } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { Footnote } from './footnote.tsx';

interface Platform {
  name: string;
  description: string;
  /** Labeled lists: modules, industries. Two are side by side. */
  lists: readonly { label: string; items: readonly string[] }[];
  color?: Color;
}

type Layout = 'rows' | 'quarters';

interface Props {
  platforms: readonly Platform[];
  /** `rows`: one below another at full width; `quarters`: four, divided by a cross of hairlines. */
  layout?: Layout;
  /** Trademark notice. */
  note?: string;
}

const PLATFORM = clsx(
  'relative border-t border-t-rule border-l-line pt-6 pb-6.5',
  'before:absolute before:-top-px before:left-0 before:w-18 before:border-t-5 before:border-[var(--service,var(--control))]',
);
const LISTS = 'grid content-start gap-x-gutter gap-y-6 2xs:grid-cols-2';
const LABEL = 'pb-2.25 text-small leading-note font-medium text-[var(--service,var(--slate))]';
const ITEM = 'border-t border-line py-1 text-md leading-note md:pt-2 md:pb-2.25 md:text-base text-balance';

interface Classes {
  list: string;
  platform: string;
  name: string;
  text: string;
  lists: string;
}

const LAYOUTS: Record<Layout, Classes> = {
  rows: {
    list: '',
    platform: 'grid-12 grid-rows-auto-fill md:pt-9 md:pb-11',
    name: 'col-span-full text-5xl md:text-quote lg:col-span-5 lg:col-start-1',
    text: 'col-span-full lg:col-span-5 lg:col-start-1',
    lists: 'col-span-full mt-4 md:mt-6 lg:col-start-7 lg:-col-end-1 lg:row-span-2 lg:row-start-1 lg:mt-0',
  },
  quarters: {
    list: 'grid [--inset:clamp(24px,3.4vw,56px)] md:grid-cols-2',
    platform: clsx(
      'row-span-3 grid grid-rows-subgrid md:pt-9 md:pr-(--inset) md:pb-12',
      'md:even:border-l md:even:pr-0 md:even:pl-(--inset) md:even:before:left-(--inset)',
    ),
    name: 'text-4xl md:text-5xl lg:text-quote',
    text: '',
    lists: 'mt-4 md:mt-7',
  },
};

/** Third-party platforms, their names in large type, each with a description and two labeled lists. */
export function PlatformList({ platforms, layout = 'rows', note }: Props) {
  const classes = LAYOUTS[layout];
  return (
    <>
      <div className={clsx('platform-list border-b border-rule', classes.list)}>
        {platforms.map(({ name, description, lists, color }) => (
          <article key={name} className={clsx(PLATFORM, classes.platform)} data-color={color}>
            <h3 className={clsx('leading-heading tracking-tight', classes.name)}>{name}</h3>
            <p className={clsx('mt-2.5 max-w-note text-slate md:mt-3.5', classes.text)}>{description}</p>
            <dl className={clsx(LISTS, classes.lists)}>
              {lists.map(({ label, items }) => (
                <div key={label}>
                  <dt className={LABEL}>{label}</dt>
                  {items.map((item) => (
                    <dd key={item} className={ITEM}>
                      {item}
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
      {note && <Footnote>{note}</Footnote>}
    </>
  );
}
