import type { DocumentFact } from '@vantedge/content-site';
import { useReleaseFacts } from '../../app/release-facts.ts';

/** A fact about the release: the date of its last change, or the retention in days. */
export function ReleaseFact({ name }: { name: DocumentFact }) {
  const facts = useReleaseFacts();
  if (name === 'leadRetentionDays') return `${facts.leadRetentionDays} days`;
  return (
    // The attribute excludes the date from the content whose changes it dates.
    <time dateTime={facts.changed.slice(0, 10)} data-release-date>
      {dateFormat().format(new Date(facts.changed))}
    </time>
  );
}

/** Not created when the module is evaluated: loading the data of `Intl` blocks a slow phone. */
const dateFormat = () => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
