import { Icon, List, type StatParts, StatValue, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LeadLink } from './service-lines.tsx';

interface Handover {
  name: string;
  to: string;
  badge: string;
  text: string;
  weeks: number;
  stat: StatParts & { label: string };
}

interface HandoverRowsProps {
  items: readonly Handover[];
  /** A sample of each function's work, in the order of `items`. */
  samples: readonly ReactNode[];
  /** Maximum setup time of all functions, in weeks. */
  weeks: number;
  /** Text after a number of weeks. */
  setup: string;
  /** Label of the line after setup. */
  live: string;
}

const NOTE = 'text-small leading-snug text-slate';

const WEEK =
  'border border-l-0 border-rule bg-service/16 py-2 pl-3 font-display text-xl leading-none text-ink lining-nums first:border-l';

/** Functions to hand over, each beside a sample of its work: a link to the page, the service level, and the setup. */
export function HandoverRows({ items, samples, weeks, setup, live }: HandoverRowsProps) {
  return (
    <List className="handover-rows border-b ruled-rows border-rule">
      {items.map((item, index) => (
        <li key={item.to} className="group relative pt-5 pb-5 md:pt-6 md:pb-7 lg:grid-12 lg:pt-9 lg:pb-10">
          <div className="flex flex-col lg:col-span-5 lg:pr-6">
            <h3>
              <LeadLink to={item.to}>{item.name}</LeadLink> <Tag>{item.badge}</Tag>{' '}
              <Icon
                name="arrow"
                className="size-[0.6em] text-service transition-transform group-hover:translate-x-1.5"
              />
            </h3>
            <p className="mt-2 text-base text-balance text-slate lg:max-w-note">{item.text}</p>
            <p
              className={clsx(
                NOTE,
                'mt-2.5 max-md:flex max-md:items-baseline max-md:gap-2 md:mt-5 lg:mt-auto lg:pt-7',
              )}
            >
              <b className="figure text-5xl leading-none font-normal tracking-stat text-ink md:mb-2 md:block md:text-7xl">
                <StatValue {...item.stat} />
              </b>{' '}
              {item.stat.label}
            </p>
            <p className={clsx(NOTE, 'mt-0.5 md:mt-6')}>
              <span
                className="mb-2.5 grid equal-cols-(--columns) max-md:hidden"
                style={{ '--columns': weeks + 1 }}
                aria-hidden="true"
              >
                {Array.from({ length: item.weeks }, (_, week) => (
                  <span key={week} className={WEEK}>
                    {week + 1}
                  </span>
                ))}
                <b
                  className="col-start-(--live) -col-end-1 grid items-center bg-service pl-3 leading-none font-medium text-surface [print-color-adjust:exact]"
                  style={{ '--live': item.weeks + 1 }}
                >
                  {live}
                </b>
              </span>
              {`${item.weeks} ${setup}`}
            </p>
          </div>
          <div className="grid content-center bg-surface-tint px-inset py-4 max-lg:mt-3.5 md:py-lead md:max-lg:mt-5 lg:col-span-7">
            {samples[index]}
          </div>
        </li>
      ))}
    </List>
  );
}
