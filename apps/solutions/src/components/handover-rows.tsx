import { Icon, SiteLink, type StatParts, StatValue, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { LEAD_LINK, LEAD_ROW, MARKED, RULED_ROWS } from './class-names.ts';

interface Handover {
  name: string;
  to: string;
  badge: string;
  text: string;
  weeks: number;
  stat: StatParts & { scope: string };
}

interface Props {
  items: readonly Handover[];
  /** Maximum setup time of all functions, in weeks. */
  weeks: number;
  /** Text after a number of weeks. */
  setup: string;
  /** Label of the line after setup. */
  live: string;
}

const ROW = clsx(LEAD_ROW, 'grid-12 items-center pt-6.5 pb-7');
const NOTE = 'col-span-full text-small leading-snug text-slate';
const WEEK = clsx(
  'border border-l-0 border-rule pt-2.5 pb-3 pl-3 font-display text-2xl leading-none text-ink lining-nums first:border-l',
  MARKED,
);

const STAT = clsx(
  NOTE,
  'mt-3.5 flex items-baseline gap-2',
  'md:col-[9/-1] md:mt-0 md:block md:pl-[calc(var(--gutter)*1.5)] lg:col-[10/-1]',
);

const FIGURE = 'figure block text-5xl leading-none font-normal tracking-stat text-ink md:mb-2.5 md:text-7xl';

/** Functions to hand over: one block per week of setup, a link to the page, and the service level. */
export function HandoverRows({ items, weeks, setup, live }: Props) {
  return (
    <ul className={clsx('handover-rows', RULED_ROWS)} role="list">
      {items.map((item) => (
        <li key={item.to} className={ROW}>
          <div className="col-span-full mb-4.5 lg:col-[1/span_5] lg:mb-0">
            <h3>
              <SiteLink to={item.to} className={clsx('no-underline *:size-[0.6em]', LEAD_LINK)}>
                {item.name} <Icon name="arrow" />
              </SiteLink>{' '}
              <Tag>{item.badge}</Tag>
            </h3>
            <p className="mt-2 text-base text-balance text-slate lg:max-w-[44ch]">{item.text}</p>
          </div>
          <p className={clsx(NOTE, 'md:col-[1/span_8] lg:col-[6/span_4]')}>
            <span className="mb-2.5 grid grid-cols-5" aria-hidden="true">
              {Array.from({ length: item.weeks }, (_, week) => (
                <span key={week} className={WEEK}>
                  {week + 1}
                </span>
              ))}
              <Live label={live} columns={weeks + 1 - item.weeks} />
            </span>
            {`${item.weeks} ${setup}`}
          </p>
          <p className={STAT}>
            <b className={FIGURE}>
              <StatValue prefix={item.stat.prefix} value={item.stat.value} suffix={item.stat.suffix} />
            </b>{' '}
            {item.stat.scope}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The line after setup, one or two columns wide. */
function Live({ label, columns }: { label: string; columns: number }) {
  return (
    <b
      className={clsx(
        'grid items-center bg-service pl-3 leading-none font-medium text-paper',
        columns === 2 && 'col-span-2',
      )}
    >
      {label}
    </b>
  );
}
