import type { LogEntry, LoggedChange } from '@vantedge/release';
import { Section, Tag } from '@vantedge/shared-ui';
import { command, compareLink, type OverviewState, type PageContext } from './page-context.ts';
import { Age, Commit, CommandLine, countText, Facts, Id, PageLink } from './parts.tsx';
import type { Overview, Preview } from './read-overview.ts';

type CanaryProps = { entry: LogEntry; timeline: Overview['timeline'] } & OverviewState;

/** The release that a share of the visitors gets, or how the last one ended. */
export function Canary({ entry, timeline, figures, now, ...page }: CanaryProps) {
  if (!entry.canary) return <NoCanary timeline={timeline} now={now} />;
  const { preview, release, percent } = entry.canary;
  const before = timeline.findIndex((one) => one.entry.canary?.preview !== preview);
  const started = timeline.at(before === -1 ? -1 : before - 1)!.entry;
  const views = figures.sections
    .filter(({ role }) => role === 'canary')
    .reduce((sum, one) => sum + one.views, 0);
  const commands = [`canary ${preview} --percent ${percent}`, 'canary --stop', `promote ${preview}`];
  return (
    <Section
      title={`Canary ${preview}`}
      lead={`${percent} % of the visitors get it until it is promoted or stopped.`}
    >
      <Facts className="ui:mt-5">
        <>
          release <Id of={release} />
        </>
        <>
          started <Age at={started.at} now={now} />
          {started.by && ` by ${started.by}`}
        </>
        <PageLink to={compareLink(entry.release, release)}>what it changes</PageLink>
      </Facts>
      <p className="ui:mt-5 ui:max-w-prose">
        {countText(views, 'view')} of the canary here. Compare them with those of the live release above, and
        stop it if they are worse. Browsers report these figures, and anyone can send some.
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
          </>
        )}
      </p>
    </Section>
  );
}

const ROWS = 'ui:ruled-rows ui:mt-lead ui:border-b ui:border-line';
const ROW = 'ui:grid ui:gap-x-gutter ui:gap-y-2 ui:py-4 ui:lg:grid-12';

/** Releases that may be live next. */
export function Previews({
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
                  {entry.sections.join(', ')}
                  <>
                    <Age at={entry.at} now={now} />
                    {entry.by && ` by ${entry.by}`}
                  </>
                  <PageLink to={compareLink(live.release, entry.release)}>what it changes</PageLink>
                  {live.canary?.preview === name && <Tag>canary</Tag>}
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

/** What was live, with the command that goes back to each release. */
export function Timeline({
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
  const { number, action, release, at, by, pipeline, sections, pushes = {}, checks, canary } = entry;
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
        <Facts>
          <Commit push={Object.values(pushes)[0] ?? { pipeline }} />
          {checks && countText(checks.length, 'check')}
          {before && before.release !== release && (
            <PageLink to={compareLink(before.release, release)}>what it changed</PageLink>
          )}
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
