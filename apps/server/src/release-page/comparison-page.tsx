import type { LogEntry, ReleaseDifference, FoundRelease } from '@vantedge/release';
import { runnable, shortIds, type SiteError } from '@vantedge/errors';
import { Section } from '@vantedge/shared-ui';
import type { ReactNode } from 'react';
import { Difference, DifferenceStats } from './difference.tsx';
import { renderPage, type ServerPage } from './document.tsx';
import { command, type PageContext } from './page-context.ts';
import { CommandLine, Facts, Hero, Id, moment, PageLink } from './parts.tsx';

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
      <Hero
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
      </Hero>
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
      <Hero name={page.channel} title="There is no such release" lead={shortIds(problem.message)} />
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
}

/**
 * Shows what differs between a preview and the live release, with links to the preview's pages. It is rendered once, so nothing in
 * it depends on the time; and it contains no names, because anyone with the URL of the preview may read it.
 */
export function previewPage({ name, entry, live, ...compared }: PreviewPage): ServerPage {
  const isOutdated = entry.parent?.release !== live.release;
  const lead: ReactNode = isOutdated
    ? 'The site has had another release since. Preview it again before it is promoted.'
    : 'Promoting it puts exactly this release live.';
  return renderPage(
    `Preview ${name}: what differs from live`,
    <>
      <Hero name="Preview" title={name} lead={lead}>
        <DifferenceStats difference={compared.difference} />
      </Hero>
      <Section label="About this preview" className="ui:pb-0">
        <Facts className="ui:mb-4">
          <>
            release <Id of={entry.release} />
          </>
          <>
            composed <time dateTime={entry.at}>{moment(entry.at)} UTC</time>
          </>
          <>
            live: <Id of={live.release} />
          </>
        </Facts>
        {!isOutdated && <CommandLine>{runnable(`site promote ${name}`, false)}</CommandLine>}
      </Section>
      <Difference {...compared} />
    </>,
  );
}
