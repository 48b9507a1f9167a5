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
  'relative border-t border-t-rule border-l-line pt-7.5 pb-8.5',
  'before:absolute before:-top-px before:left-0 before:w-18 before:border-t-5 before:border-[var(--service,var(--control))]',
);
const LISTS = 'grid content-start gap-x-gutter gap-y-6 min-[24.375rem]:grid-cols-2';
const LABEL = 'pb-[9px] text-small leading-note font-medium text-[var(--service,var(--slate))]';
const ITEM = 'border-t border-line pt-2 pb-[9px] font-text text-base leading-note text-balance normal-nums';

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
    platform: 'grid-12 grid-rows-[auto_1fr] md:pt-9 md:pb-11',
    name: 'col-span-full text-5xl md:text-quote lg:col-[1/span_5]',
    text: 'col-span-full lg:col-[1/span_5]',
    lists: 'col-span-full mt-6 lg:col-[7/-1] lg:row-[1/span_2] lg:mt-0',
  },
  quarters: {
    list: 'grid [--inset:clamp(24px,3.4vw,56px)] md:grid-cols-2',
    platform: clsx(
      'row-span-3 grid grid-rows-subgrid md:pt-9 md:pr-(--inset) md:pb-12',
      'md:even:border-l md:even:pr-0 md:even:pl-(--inset) md:even:before:left-(--inset)',
    ),
    name: 'text-5xl lg:text-quote',
    text: '',
    lists: 'mt-7',
  },
};

/** Third-party platforms, their names in large type, each with a description and two labeled lists. */
export function PlatformList({ platforms, layout = 'rows', note }: Props) {
  const classes = LAYOUTS[layout];
  return (
    <>
      <div className={clsx('platform-list mt-figure border-b border-rule', classes.list)}>
        {platforms.map(({ name, description, lists, color }) => (
          <article key={name} className={clsx(PLATFORM, classes.platform)} data-color={color}>
            <h3 className={clsx('leading-heading tracking-tight', classes.name)}>{name}</h3>
            <p className={clsx('mt-3.5 max-w-[44ch] text-slate', classes.text)}>{description}</p>
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
