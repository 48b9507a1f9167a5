import { shortIds } from '@vantedge/errors';
import { Button, Field, Input, Section, StatRow } from '@vantedge/shared-ui';
import type { ServerStatus } from '../http/served-release.ts';
import { renderPage, type ServerPage } from './document.tsx';
import { command, type OverviewState, type PageContext } from './page-context.ts';
import { Age, CommandLine, Hero, Id, moment } from './parts.tsx';
import type { Overview } from './read-overview.ts';
import { Canary, Previews, Timeline } from './other-releases.tsx';
import { Sections, Visitors } from './sections-table.tsx';

interface OverviewPage extends OverviewState {
  overview: Overview;
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
      <Hero
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

type Live = NonNullable<Overview['live']>;

function Summary({
  live: { entry, since, pages, sections },
  figures,
  channel,
  now,
}: { live: Live } & OverviewState) {
  const views = figures.sections.filter(({ role }) => role === 'live');
  const total = views.reduce((sum, { views }) => sum + views, 0);
  return (
    <Hero
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
    </Hero>
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
