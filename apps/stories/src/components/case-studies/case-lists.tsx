import { statText } from '@vantedge/content-shared';
import type {
  CaseDetailsLabels,
  ListedCase,
  CaseMetric,
  CaseDetails as Details,
} from '@vantedge/content-stories';
import {
  Disclosure,
  HeadingText,
  InlineStat,
  LinkArrow,
  List,
  MetaLine,
  PlainList,
  Section,
  SiteLink,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { StoryStats } from '../story-stats.tsx';
import { UnitChart } from './unit-chart.tsx';

const GRID = clsx('grid gap-x-gutter-1.5', 'md:grid-cols-2 md:grid-rows-[repeat(8,auto)] xl:grid-cols-3');

const CARD = 'row-span-8 grid grid-cols-1 grid-rows-subgrid content-start';

export interface CaseListsProps {
  cases: readonly ListedCase[];
  featured: { title: string };
  more: { title: string; text: string };
  details: CaseDetailsLabels;
}

/** What lists are built from: `case-lists-in-motion.tsx` has parts that move. */
interface Parts {
  /** Keeps children that are removed until they have left. */
  Presence?: ComponentType<{ children: ReactNode }>;
  Item?: ComponentType<{ className?: string; children: ReactNode }> | 'li';
}

/** Featured cases as cards, the others as rows; a heading without cases is omitted. */
export function CaseLists({
  cases,
  featured,
  more,
  details,
  Presence = Fragment,
  Item = 'li',
}: CaseListsProps & Parts) {
  const cards = cases.filter((study) => study.featured);
  /** In two columns, an odd first card has the full width. */
  const odd = cards.length % 2 === 1;
  const pair = cards.length === 2;
  const rows = cases.filter((study) => !study.featured);
  return (
    <Presence>
      {cards.length > 0 && (
        <Section key="featured" className={clsx(rows.length > 0 && 'pb-0')} title={featured.title}>
          <List className={GRID}>
            <Presence>
              {cards.map((study, index) => (
                <Item
                  key={study.id}
                  className={clsx(
                    CARD,
                    odd && 'md:max-xl:first:col-span-full',
                    index > 0 && (pair ? 'max-md:mt-14' : 'max-xl:mt-14'),
                  )}
                >
                  <CaseCard {...study} labels={details} />
                </Item>
              ))}
            </Presence>
          </List>
        </Section>
      )}
      {rows.length > 0 && (
        <Section key="more" title={more.title} lead={more.text}>
          <List className="border-b ruled-rows border-rule">
            <Presence>
              {rows.map((study) => (
                <Item key={study.id}>
                  <CaseRow {...study} labels={details} />
                </Item>
              ))}
            </Presence>
          </List>
        </Section>
      )}
    </Presence>
  );
}

type Props = ListedCase & { labels: CaseDetailsLabels };

/** On the narrowest phones, the stats wrap instead of sharing a row. */
const STATS = 'mt-5 border-t border-line pt-3.5 *:flex-1 md:gap-x-6 *:max-2xs:max-w-32.5 *:max-2xs:flex-none';

/** A case study in a row of three: a pictogram as cover, then the details. The rows of neighbors align. */
function CaseCard({ chart, metrics, timeline, details, labels, ...study }: Props) {
  return (
    <article
      id={study.id}
      className="row-span-8 grid grid-cols-1 grid-rows-subgrid content-start"
      data-color={study.color}
    >
      <div className="-mx-edge flex flex-col justify-between gap-6 border-t border-rule bg-paper-2 px-edge py-7 [--card-ground:var(--paper-2)] md:mx-0 md:min-h-57 md:px-7">
        <UnitChart {...chart} />
        <p className="text-small text-slate">
          <InlineStat className="mr-1 text-ink">{chart.value}</InlineStat> {chart.caption}
        </p>
      </div>
      <CaseText {...study} />
      <CaseStats className={STATS} metrics={metrics} timeline={timeline} />
      {study.basis && (
        <LinkArrow className="mt-2.5 justify-self-start" to={study.basis.to}>
          {study.basis.label}
        </LinkArrow>
      )}
      {details && <CaseDetails {...details} title={study.title} labels={labels} />}
    </article>
  );
}

/** A case study as a row. */
function CaseRow({ chart, metrics, timeline, details, labels, ...study }: Props) {
  return (
    <article id={study.id} className="grid-12 items-start pt-6 pb-7" data-color={study.color}>
      <div className="col-span-full lg:col-span-5">
        <CaseText {...study} compact />
      </div>
      <div className="col-span-full mt-5 md:col-span-7 lg:col-span-4 lg:col-start-6 lg:mt-6.5 lg:pl-6">
        <CaseStats className="md:gap-x-7" metrics={metrics} timeline={timeline} />
        {study.basis && (
          <LinkArrow className="mt-3.5" to={study.basis.to}>
            {study.basis.label}
          </LinkArrow>
        )}
      </div>
      <div className="col-span-full mt-6 md:col-start-8 md:-col-end-1 lg:col-start-10 lg:-col-end-1 lg:mt-7.5">
        <UnitChart {...chart} />
        <p className="mt-2.5 text-small/note text-slate">
          {chart.value} {chart.caption}
        </p>
      </div>
      {details && <CaseDetails {...details} title={study.title} labels={labels} wide />}
    </article>
  );
}

type CaseTextProps = Pick<
  ListedCase,
  'industry' | 'client' | 'logo' | 'icon' | 'illustrative' | 'title' | 'link' | 'excerpt' | 'services'
> & {
  /** With less space, at the top of a row. */
  compact?: boolean;
};

/** Industry, title, excerpt and services of a case study. */
function CaseText({ title, icon, link, compact, ...study }: CaseTextProps) {
  return (
    <>
      <MetaLine
        className={clsx(compact && 'mt-0')}
        parts={study.logo ? [study.industry] : [study.industry, study.client]}
        logo={study.logo && { ...study.logo, alt: study.client }}
        tag={study.illustrative}
      />
      <h3 className={compact ? 'mt-1.5' : 'mt-2'}>
        {icon && <img className="mr-2 inline h-6 w-auto" {...icon} alt={icon.alt} loading="lazy" />}
        {link ? (
          <SiteLink className="no-underline hover:underline" to={link}>
            <HeadingText>{title}</HeadingText>
          </SiteLink>
        ) : (
          <HeadingText>{title}</HeadingText>
        )}
      </h3>
      <p className={clsx('text-base/body text-slate', compact ? 'mt-2' : 'mt-3')}>{study.excerpt}</p>
      <p className="mt-3 text-small/normal">{study.services.join(' · ')}</p>
    </>
  );
}

/** Results and duration of a case study. */
function CaseStats({
  metrics,
  timeline,
  className,
}: Pick<ListedCase, 'metrics' | 'timeline'> & { className: string }) {
  return (
    <StoryStats
      layout="wrapped"
      className={className}
      items={[...metrics, timeline].map(({ description, ...metric }: CaseMetric) => ({
        ...metric,
        note: description,
      }))}
    />
  );
}

type CaseDetailsProps = Details & {
  title: string;
  labels: CaseDetailsLabels;
  /** At full width, with the three lists side by side. */
  wide?: boolean;
};

const COLUMNS =
  'md:grid md:max-w-none md:grid-cols-3 md:gap-x-gutter md:[&>p]:col-span-full md:[&>p]:max-w-prose';

/** Details of an illustrative case: description, team, challenges, solutions and results. */
function CaseDetails({ title, labels, wide, description, teamSize, ...details }: CaseDetailsProps) {
  return (
    <Disclosure
      className="col-span-full mt-3 text-md/normal"
      summary={
        <span>
          {labels.summary} <span className="sr-only">{title}</span>
        </span>
      }
    >
      <div className={clsx('max-w-prose text-slate', wide && COLUMNS)}>
        <p>{description}</p>
        <p className="mt-3">
          <b className="mr-1.5 font-medium text-ink">{labels.teamSize}</b> {statText(teamSize)}
        </p>
        {(['challenges', 'solutions', 'results'] as const).map((part) => (
          <div key={part} className="mt-5">
            <h4 className="font-medium text-ink">{labels[part]}</h4>
            <PlainList className="mt-1.5 *:py-1 *:text-md *:before:top-[0.92em]" items={details[part]} />
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
