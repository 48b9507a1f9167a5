import { List, SiteLink, type StatParts, StatValue, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ContentsChapterProps {
  id: string;
  color?: string;
  title: string;
  text: string;
  /** Facts about all of its pages: a name and a short text. */
  facts?: readonly { name: string; text: string }[];
  children: ReactNode;
}

/** A chapter of a table of contents: description on the left, lines on the right. */
export function ContentsChapter({ id, color, title, text, facts = [], children }: ContentsChapterProps) {
  return (
    <section
      id={id}
      className={clsx(
        'border-t-3 pt-6 not-last:pb-section-md lg:grid-12',
        color ? 'border-service' : 'border-rule',
      )}
      data-color={color}
      aria-labelledby={`${id}-title`}
    >
      <div className="lg:col-span-4">
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="mt-4 max-w-prose text-slate lg:max-w-narrow">{text}</p>
        {facts.length > 0 && (
          <dl className="mt-5 border-b border-line max-lg:grid max-lg:gap-x-gutter 2xs:max-lg:grid-cols-2 md:mt-7 lg:max-w-85">
            {facts.map((fact) => (
              <div key={fact.name} className="border-t border-line pt-3 pb-3.5">
                <dt className="text-small text-slate">{fact.name}</dt>
                <dd className="mt-0.5 text-md/normal font-medium md:text-base/normal">{fact.text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {children}
    </section>
  );
}

interface Line {
  title: string;
  to: string;
  note: string;
  badge?: string;
  stat?: StatParts & { label: string };
}

const LINE = 'flex items-baseline justify-between';

/** A dotted line to the stat. */
const LEADER =
  'after:mx-3.5 after:shrink-0 after:grow after:basis-6 after:border-b-2 after:border-dotted after:border-control';

const STAT =
  'figure order-1 text-5xl/none tracking-stat whitespace-nowrap md:text-6xl/none lg:text-quote/none stat-unit:font-text stat-unit:text-base/none stat-unit:tracking-normal';

/** Lines of a table of contents: a name, a leader, and the page's main stat, if it has one, in place of a page number. */
export function ContentsLines({ lines }: { lines: readonly Line[] }) {
  return (
    <List className="max-lg:mt-6 lg:col-span-7 lg:col-start-6">
      {lines.map(({ title, to, note, badge, stat }) => (
        <li key={to} className="group relative pt-3 pb-3.5 first:pt-0 md:pt-4.5 md:pb-5">
          <div className={clsx(LINE, stat && LEADER)}>
            <h3>
              <SiteLink
                className="no-underline group-hover:underline group-hover:decoration-service after:absolute after:inset-0"
                to={to}
              >
                {title}
              </SiteLink>{' '}
              {badge && <Tag>{badge}</Tag>}
            </h3>
            {stat && (
              <p className={STAT}>
                <StatValue {...stat} />
              </p>
            )}
          </div>
          <div className="mt-0.5 flex items-baseline justify-between gap-4 text-slate max-md:text-md/note md:mt-1 md:gap-6">
            <p className="wrap-anywhere">{note}</p>
            {stat && (
              <p className="text-small/note max-md:w-1/3 max-md:min-w-min max-md:flex-none max-md:text-right md:whitespace-nowrap">
                {stat.label}
              </p>
            )}
          </div>
        </li>
      ))}
    </List>
  );
}
