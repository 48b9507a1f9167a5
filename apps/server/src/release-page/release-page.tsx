import {
  type LogEntry,
  type LoggedChange,
  type ReleaseDifference,
  type FoundRelease,
  runnable,
  shellWord,
  shortIds,
  SiteError,
  verdictText,
} from '@vantedge/release';
import {
  Button,
  Cell,
  ColumnHeader,
  DataTable,
  Field,
  Input,
  PageHero,
  RangeBar,
  RowHeader,
  Section,
  StatRow,
  Table,
  TableBody,
  TableHead,
  TableRow,
  Tag,
} from '@vantedge/shared-ui';
import type { ReactNode } from 'react';
import type { Percentile, SectionFigures } from '../admin/metrics.ts';
import type { ServerStatus } from '../http/served-release.ts';
import { Difference, DifferenceStats } from './difference.tsx';
import { renderPage, type ServerPage } from './document.tsx';
import { Age, Commit, CommandLine, countText, Facts, Id, kilobytes, moment, PageLink } from './parts.tsx';
import type { LiveSection, Overview, Preview } from './read-overview.ts';

/** What the pages need to know about their server. */
export interface PageContext {
  channel: string;
  /** Location of the store, if it is not the default of the `site` command. */
  location?: string | undefined;
  /** URL of a preview; undefined if the server shows none. */
  previewUrl: (name: string) => string | undefined;
  /** Origin of the links to pages of the site. Default: that of their canonical URLs. */
  origin?: string | undefined;
  now: Date;
}

interface OverviewPage extends PageContext {
  overview: Overview;
  /** What this server serves. */
  status: ServerStatus;
  figures: { since: Date; sections: SectionFigures[] };
}

/** Shows what is live and since when, what visitors get, canary, previews, and the log with the command that goes back to each release. */
export function overviewPage({ overview, ...page }: OverviewPage): ServerPage {
  const { channel, live, previews, timeline } = overview;
  const title = `${channel}: what is live`;
  if (!live) return nothingPublished(title, page);
  return renderPage(
    title,
    <>
      <Summary live={live} {...page} />
      {page.status.degraded && <Degraded status={page.status} />}
      <Sections sections={live.sections} {...page} />
      <Visitors sections={live.sections} {...page} />
      <Canary entry={live.entry} timeline={timeline} {...page} />
      <Previews previews={previews} live={live.entry} {...page} />
      <Timeline timeline={timeline} live={live.entry} {...page} />
      <Comparing timeline={timeline} previews={previews} />
    </>,
  );
}

function nothingPublished(title: string, page: PageContext): ServerPage {
  return renderPage(
    title,
    <>
      <PageHero
        variant="plain"
        name={page.channel}
        title="Nothing is live yet"
        lead="The first publish makes this channel a site."
      />
      <Section title="Publish it">
        <p className="ui:mt-5 ui:mb-4">Build the sections, then publish them:</p>
        <p className="ui:mb-3">
          <CommandLine>npm run build</CommandLine>
        </p>
        <CommandLine>{command('publish shell solutions stories pricing', page)}</CommandLine>
      </Section>
    </>,
  );
}

/** A command of `site` that runs as printed, in the folder in which the server was started. */
function command(text: string, { channel, location }: Pick<PageContext, 'channel' | 'location'>): string {
  return [
    runnable(`site ${text}`, false),
    channel !== 'production' && `--channel ${channel}`,
    location && `--store ${shellWord(location)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

type Live = NonNullable<Overview['live']>;

function Summary({
  live: { entry, since, pages, sections },
  figures,
  channel,
  now,
}: { live: Live } & Omit<OverviewPage, 'overview'>) {
  const views = figures.sections.filter(({ role }) => role === 'live');
  const total = views.reduce((sum, { views }) => sum + views, 0);
  return (
    <PageHero
      variant="plain"
      sky="dawn-cebu"
      name={channel}
      title="What is live"
      lead={
        <>
          Release <Id of={entry.release} className="ui:whitespace-nowrap" />, number {since.number}, went live{' '}
          <Age at={since.at} now={now} />
          {since.by && `, by ${since.by}`}.
        </>
      }
    >
      <StatRow
        compact
        items={[
          { label: 'pages', value: pages },
          { label: 'sections', value: sections.length },
          { label: 'views measured here', value: total.toLocaleString('en-US') },
          {
            label: 'of the visitors get a canary',
            value: entry.canary?.percent ?? 0,
            suffix: '%',
          },
        ]}
      />
    </PageHero>
  );
}

function Degraded({ status: { release, entry, degraded } }: { status: ServerStatus }) {
  return (
    <Section surface="tint" title="This server is degraded">
      <p className="ui:mt-5 ui:max-w-prose ui:wrap-anywhere">
        It serves release <Id of={release} />, number {entry}. {degraded!.problem.code}:{' '}
        {shortIds(degraded!.problem.message)}
      </p>
      <p className="ui:mt-4">
        <CommandLine>npm run site -- status</CommandLine>
      </p>
    </Section>
  );
}

/** Rows that become blocks below 1024 px, each cell after the name of its column. */
const BLOCKS = {
  table: 'ui:border-b ui:border-line ui:max-lg:block ui:max-lg:*:block',
  head: 'ui:text-small ui:text-slate ui:max-lg:sr-only',
  headRow: 'ui:*:pr-gutter ui:*:pb-2.5 ui:*:text-left ui:*:font-medium',
  row: 'ui:border-t ui:border-line ui:*:text-left ui:*:align-top ui:max-lg:block ui:max-lg:py-5 ui:max-lg:*:block ui:lg:*:py-5 ui:lg:*:pr-gutter',
  cell: 'ui:max-lg:mt-3 ui:max-lg:before:block ui:max-lg:before:text-small ui:max-lg:before:text-slate ui:max-lg:before:content-label',
};

function Sections({ sections, now, ...page }: { sections: readonly LiveSection[] } & PageContext) {
  return (
    <Section
      title="Sections"
      lead="One version of each is live. Sizes are those of its largest pages, without compression."
    >
      <Table className={`${BLOCKS.table} ui:mt-lead`}>
        <caption className="ui:sr-only">Sections of the live release</caption>
        <TableHead className={BLOCKS.head}>
          <TableRow className={BLOCKS.headRow}>
            {['Section', 'Version', 'Live since', 'Largest page, of budget', 'Previous version'].map(
              (name) => (
                <ColumnHeader key={name}>{name}</ColumnHeader>
              ),
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {sections.map(({ name, version, push, since, pages, sizes, hasPrevious }) => (
            <TableRow key={name} className={BLOCKS.row}>
              <RowHeader className="ui:font-normal">
                <span className="ui:block ui:font-display ui:text-4xl/title">{name}</span>
                <span className="ui:text-small ui:text-slate">{countText(pages, 'page')}</span>
              </RowHeader>
              <Cell className={BLOCKS.cell} label="Version">
                <Id of={version} className="ui:block" />
                <span className="ui:block ui:text-small ui:text-slate">
                  <Commit source={push?.source ?? since?.source} />
                </span>
                {push && <span className="ui:block ui:text-small ui:text-slate">pushed by {push.by}</span>}
              </Cell>
              <Cell className={BLOCKS.cell} label="Live since">
                {since ? (
                  <>
                    <Age at={since.at} now={now} />
                    <span className="ui:block ui:text-small ui:text-slate">
                      {moment(since.at)}
                      {since.by && `, ${since.by}`}
                    </span>
                  </>
                ) : (
                  'earlier than the log was read'
                )}
              </Cell>
              <Cell className={BLOCKS.cell} label="Largest page, of budget">
                <Sizes sizes={sizes} />
              </Cell>
              <Cell className={BLOCKS.cell} label="Previous version">
                {hasPrevious ? (
                  <CommandLine>{command(`rollback ${name}`, page)}</CommandLine>
                ) : (
                  <span className="ui:text-small ui:text-slate">This is its first one.</span>
                )}
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}

const KINDS = [
  ['html', 'HTML'],
  ['js', 'Scripts'],
  ['css', 'Styles'],
] as const;

/** Bars that are full at the budget, each with its numbers. */
function Sizes({ sizes }: Pick<LiveSection, 'sizes'>) {
  return (
    <ul className="ui:grid ui:max-w-70 ui:gap-2" role="list">
      {KINDS.map(([kind, name]) => {
        const { bytes, budget } = sizes[kind];
        return (
          <li key={kind} className="ui:text-xs/tight ui:tabular-nums">
            <span className="ui:flex ui:justify-between ui:gap-3">
              <span>{name}</span>
              <span className={bytes > budget ? 'ui:text-danger' : 'ui:text-slate'}>
                {kilobytes(bytes)} of {kilobytes(budget)}
              </span>
            </span>
            <svg className="ui:mt-1 ui:block ui:h-1.5 ui:w-full" aria-hidden="true">
              <RangeBar from={0} minEnd={Math.min(bytes, budget)} to={budget} length={budget} />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

const LIMITS = { LCP: 's', INP: 'ms', CLS: '' };

/** A vital of the 75th percentile: `1.8 s`, `120 ms`, `0.02`. */
function vitalText(name: keyof typeof LIMITS, percentile: Percentile | undefined): string {
  if (!percentile) return '–';
  const { value, isAbove } = percentile;
  const digits = { LCP: value.toFixed(1), INP: (value * 1_000).toFixed(0), CLS: value.toFixed(3) }[name];
  return `${isAbove ? 'over ' : ''}${digits} ${LIMITS[name]}`.trim();
}

function Visitors({
  sections,
  figures,
}: { sections: readonly LiveSection[] } & Omit<OverviewPage, 'overview'>) {
  const roles = ['live', 'canary'] as const;
  const found = (role: string, name: string) =>
    figures.sections.find((one) => one.role === role && one.section === name);
  const rows = sections.flatMap(({ name }) =>
    roles.flatMap((role) => {
      const of = found(role, name);
      if (!of)
        return role === 'live'
          ? [{ label: name, cells: ['no visits yet', ...Array(5).fill('–')] as string[] }]
          : [];
      const { views, failed, errors, vitals } = of;
      const share = views ? `${((100 * failed) / views).toFixed(1)} %` : '–';
      return [
        {
          label: role === 'live' ? name : `${name}, canary`,
          cells: [
            views.toLocaleString('en-US'),
            share,
            errors.toLocaleString('en-US'),
            vitalText('LCP', vitals.LCP),
            vitalText('INP', vitals.INP),
            vitalText('CLS', vitals.CLS),
          ],
        },
      ];
    }),
  );
  return (
    <Section
      surface="tint"
      title="What visitors get"
      lead="By the section of the page. Three quarters of the measured views are at most this slow, and shift at most this much."
    >
      <div className="ui:mt-lead">
        <DataTable
          caption={`Visitors of this server since it loaded the release: ${moment(figures.since.toISOString())} UTC`}
          columns={['Section', 'Views', 'Failed', 'Errors', 'LCP', 'INP', 'CLS']}
          rows={rows}
        />
      </div>
    </Section>
  );
}

type CanaryProps = { entry: LogEntry; timeline: Overview['timeline'] } & Omit<OverviewPage, 'overview'>;

function Canary({ entry, timeline, figures, now, ...page }: CanaryProps) {
  if (!entry.canary) return <NoCanary timeline={timeline} now={now} />;
  const { preview, release, percent } = entry.canary;
  const before = timeline.findIndex((one) => one.entry.canary?.preview !== preview);
  const started = timeline.at(before === -1 ? -1 : before - 1)!.entry;
  const views = figures.sections
    .filter(({ role }) => role === 'canary')
    .reduce((sum, one) => sum + one.views, 0);
  const commands = [`canary ${preview} --percent ${percent} --judge`, 'canary --stop', `promote ${preview}`];
  return (
    <Section
      title={`Canary ${preview}`}
      lead={`${percent} % of the visitors get it until it is promoted or stopped.`}
    >
      <Facts className="ui:mt-5">
        {[
          <>
            release <Id of={release} />
          </>,
          <>
            started <Age at={started.at} now={now} />
            {started.by && ` by ${started.by}`}
          </>,
          <PageLink to={compareLink(entry.release, release)}>what it changes</PageLink>,
        ]}
      </Facts>
      <p className="ui:mt-5 ui:max-w-prose">
        No verdict yet: {countText(views, 'view')} of the canary here. With{' '}
        <code className="ui:font-mono ui:text-small">--judge</code> it is compared with the live release, and
        stopped if it is worse.
      </p>
      <ul className="ui:mt-4 ui:grid ui:gap-2.5" role="list">
        {commands.map((text) => (
          <li key={text}>
            <CommandLine>{command(text, page)}</CommandLine>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** How the last canary ended, if it was recently. */
function NoCanary({ timeline, now }: Pick<CanaryProps, 'timeline' | 'now'>) {
  const last = timeline.find(({ endedCanary }) => endedCanary);
  const { preview, percent, how } = last?.endedCanary ?? {};
  return (
    <Section title="Canary">
      <p className="ui:mt-5 ui:max-w-prose">
        None is running.{' '}
        {last && (
          <>
            The last one, {preview} for {percent} % of the visitors, was {how}{' '}
            <Age at={last.entry.at} now={now} />.
            {last.entry.verdict && ` Verdict: ${verdictText(last.entry.verdict)}.`}
          </>
        )}
      </p>
    </Section>
  );
}

/** Link to the comparison of two releases, by channel name or 16 digits of their id. */
const compareLink = (from: string, to: string) =>
  `/?from=${encodeURIComponent(from.slice(0, 16))}&to=${encodeURIComponent(to.slice(0, 16))}`;

const ROWS = 'ui:ruled-rows ui:mt-lead ui:border-b ui:border-line';
const ROW = 'ui:grid ui:gap-x-gutter ui:gap-y-2 ui:py-4 ui:lg:grid-12';

function Previews({
  previews,
  live,
  now,
  ...page
}: { previews: readonly Preview[]; live: LogEntry } & PageContext) {
  const isShown = page.previewUrl('x') !== undefined;
  return (
    <Section
      ruled
      title="Previews"
      lead={isShown ? undefined : 'This server shows none: start it with --previews and their domain.'}
    >
      {previews.length ? (
        <ul className={ROWS} role="list">
          {previews.map(({ name, entry, isOutdated }) => (
            <li key={name} className={ROW}>
              <h3 className="ui:text-4xl ui:lg:col-span-3">
                {isShown ? <PageLink to={page.previewUrl(name)!}>{name}</PageLink> : name}
              </h3>
              <div className="ui:lg:col-span-4">
                <Facts>
                  {[
                    entry.sections.join(', '),
                    <>
                      <Age at={entry.at} now={now} />
                      {entry.by && ` by ${entry.by}`}
                    </>,
                    <PageLink to={compareLink(live.release, entry.release)}>what it changes</PageLink>,
                    live.canary?.preview === name && <Tag>canary</Tag>,
                  ]}
                </Facts>
              </div>
              <div className="ui:lg:col-span-5">
                {isOutdated ? (
                  <p className="ui:text-small ui:text-slate">
                    The site has had another release since: preview it again before it is promoted.
                  </p>
                ) : (
                  <CommandLine>{command(`promote ${name}`, page)}</CommandLine>
                )}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="ui:mt-5 ui:text-slate">There are none.</p>
      )}
    </Section>
  );
}

const ACTIONS: Record<LogEntry['action'], string> = {
  publish: 'Published',
  compose: 'Composed again',
  rollback: 'Rolled back',
  preview: 'Previewed',
  canary: 'Canary changed',
  promote: 'Promoted',
  remove: 'Section removed',
  settings: 'Settings changed',
  expire: 'Expired',
};

function Timeline({
  timeline,
  live,
  ...page
}: { timeline: readonly LoggedChange[]; live: LogEntry } & PageContext) {
  return (
    <Section
      surface="tint"
      title="What was live"
      lead="Newest first. Each command puts that release live again, as it was."
    >
      <ol className={ROWS} role="list">
        {timeline.map((change, i) => (
          <TimelineEntry
            key={change.entry.number}
            {...change}
            before={timeline[i + 1]?.entry}
            live={live}
            {...page}
          />
        ))}
      </ol>
      <p className="ui:mt-5 ui:text-small ui:text-slate">
        Older ones: <CommandLine>{command('log --limit 100', page)}</CommandLine>
      </p>
    </Section>
  );
}

type TimelineEntryProps = LoggedChange & { before: LogEntry | undefined; live: LogEntry } & PageContext;

function TimelineEntry({ entry, changes, endedCanary, before, live, now, ...page }: TimelineEntryProps) {
  const { number, action, release, at, by, source, sections, pushes = {}, checks, canary, verdict } = entry;
  const isLive = release === live.release;
  return (
    <li className={ROW}>
      <div className="ui:lg:col-span-3">
        <h3 className="ui:text-3xl">
          {canary && !before?.canary ? 'Canary started' : ACTIONS[action]}
          {number === live.number && (
            <>
              {' '}
              <Tag>live</Tag>
            </>
          )}
        </h3>
        <p className="ui:text-small ui:text-slate">
          Number {number}, <Age at={at} now={now} />
          {by && ` by ${by}`}
        </p>
      </div>
      <div className="ui:grid ui:content-start ui:gap-1.5 ui:text-small ui:lg:col-span-5">
        {changes.map(({ name, before, after }) => (
          <p key={name}>
            <strong className="ui:font-medium">{name}</strong> {before ? <Id of={before} /> : 'none'} →{' '}
            {after ? <Id of={after} /> : 'removed'}
          </p>
        ))}
        {!changes.length && sections.length > 0 && <p>{sections.join(', ')}</p>}
        {endedCanary && (
          <p>
            Canary {endedCanary.preview} of {endedCanary.percent} % {endedCanary.how}.
          </p>
        )}
        {canary && (
          <p>
            Canary {canary.preview} for {canary.percent} % of the visitors.
          </p>
        )}
        {verdict && <p className="ui:text-danger">Verdict: {verdictText(verdict)}.</p>}
        <Facts>
          {[
            <Commit source={source ?? Object.values(pushes)[0]?.source} />,
            checks && countText(checks.length, 'check'),
            before && before.release !== release && (
              <PageLink to={compareLink(before.release, release)}>what it changed</PageLink>
            ),
          ]}
        </Facts>
      </div>
      <div className="ui:lg:col-span-4">
        {isLive ? (
          <p className="ui:text-small ui:text-slate">
            <Id of={release} /> is live.
          </p>
        ) : (
          <CommandLine>{command(`rollback --to ${release.slice(0, 16)}`, page)}</CommandLine>
        )}
      </div>
    </li>
  );
}

function Comparing({
  timeline,
  previews,
  from,
  to,
}: Pick<Overview, 'timeline' | 'previews'> & { from?: string; to?: string }) {
  const releases = [...new Map(timeline.map(({ entry }) => [entry.release, entry])).values()];
  return (
    <Section
      title="Compare two releases"
      lead="A release id of 8 digits or more, an entry such as production@12, a channel, or a preview."
    >
      <form
        method="get"
        action="/"
        className="ui:mt-lead ui:grid ui:items-end ui:gap-gutter ui:md:grid-cols-2 ui:lg:grid-12"
      >
        <Field label="From" className="ui:lg:col-span-4">
          <Input
            name="from"
            list="releases"
            required
            defaultValue={from ?? releases[1]?.release.slice(0, 16)}
            spellCheck={false}
            autoComplete="off"
          />
        </Field>
        <Field label="To" className="ui:lg:col-span-4">
          <Input
            name="to"
            list="releases"
            required
            defaultValue={to ?? releases[0]?.release.slice(0, 16)}
            spellCheck={false}
            autoComplete="off"
          />
        </Field>
        <Button tone="solid" type="submit" className="ui:lg:col-span-4 ui:lg:justify-self-start">
          Compare
        </Button>
        <datalist id="releases">
          {releases.map(({ release, number, at }) => (
            <option key={release} value={release.slice(0, 16)}>
              {`number ${number}, ${moment(at)}`}
            </option>
          ))}
          {previews.map(({ name }) => (
            <option key={name} value={name}>
              preview
            </option>
          ))}
        </datalist>
      </form>
    </Section>
  );
}

interface ComparisonPage extends PageContext {
  from: string;
  to: string;
  before: FoundRelease;
  after: FoundRelease;
  difference: ReleaseDifference;
}

/** Shows what differs between two releases. */
export function comparisonPage({
  from,
  to,
  before,
  after,
  difference,
  origin,
  ...page
}: ComparisonPage): ServerPage {
  return renderPage(
    `What changed from ${from} to ${to}`,
    <>
      <PageHero
        variant="plain"
        sky="dawn-cebu"
        name={page.channel}
        title="What changed"
        lead={
          <>
            From <Id of={before.id} /> to <Id of={after.id} />.{' '}
            <PageLink to="/">Back to what is live</PageLink>
          </>
        }
      >
        <DifferenceStats difference={difference} />
      </PageHero>
      <Difference
        before={before.release}
        after={after.release}
        difference={difference}
        origin={origin ?? originOf(after.release)}
      />
      <Section ruled title="Every changed text">
        <p className="ui:mt-5">
          <CommandLine>
            {command(`diff ${before.id.slice(0, 16)} ${after.id.slice(0, 16)}`, page)}
          </CommandLine>
        </p>
      </Section>
    </>,
  );
}

/** Origin of the canonical URLs of a release; empty if it has none. */
function originOf({ pages }: FoundRelease['release']): string {
  const { canonical } = pages['/'] ?? {};
  return canonical ? new URL(canonical).origin : '';
}

/** Says why two releases cannot be compared, and which command lists them. */
export function notFoundPage({ problem, ...page }: { problem: SiteError } & PageContext): ServerPage {
  return renderPage(
    'Release not found',
    <>
      <PageHero
        variant="plain"
        name={page.channel}
        title="There is no such release"
        lead={shortIds(problem.message)}
      />
      <Section title="Find it">
        <p className="ui:mt-5 ui:mb-4">This lists what was live; 8 digits of a release are enough:</p>
        <p>
          <CommandLine>{command('log --limit 50', page)}</CommandLine>
        </p>
        <p className="ui:mt-6">
          <PageLink to="/">Back to what is live</PageLink>
        </p>
      </Section>
    </>,
  );
}

interface PreviewPage {
  name: string;
  /** The preview's entry. */
  entry: LogEntry;
  /** The live release of the parent channel. */
  live: LogEntry;
  before: FoundRelease['release'];
  after: FoundRelease['release'];
  difference: ReleaseDifference;
  now: Date;
}

/** Shows what differs between a preview and the live release, with links to the preview's pages. */
export function previewPage({ name, entry, live, now, ...compared }: PreviewPage): ServerPage {
  const isOutdated = entry.parent?.release !== live.release;
  const lead: ReactNode = isOutdated
    ? 'The site has had another release since. Preview it again before it is promoted.'
    : 'Promoting it puts exactly this release live.';
  return renderPage(
    `Preview ${name}: what differs from live`,
    <>
      <PageHero variant="plain" sky="dawn-cebu" name="Preview" title={name} lead={lead}>
        <DifferenceStats difference={compared.difference} />
      </PageHero>
      <Section label="About this preview" className="ui:pb-0">
        <Facts className="ui:mb-4">
          {[
            <>
              release <Id of={entry.release} />
            </>,
            <>
              composed <Age at={entry.at} now={now} />
              {entry.by && ` by ${entry.by}`}
            </>,
            <>
              live: <Id of={live.release} />
            </>,
          ]}
        </Facts>
        {!isOutdated && <CommandLine>{runnable(`site promote ${name}`, false)}</CommandLine>}
      </Section>
      <Difference {...compared} />
    </>,
  );
}
