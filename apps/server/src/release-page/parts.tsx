import type { Push } from '@vantedge/release';
import { PageHero, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { Children, type ComponentProps, Fragment, type ReactNode } from 'react';

/** The hero of a page without a header, which would lie over its top. */
export function Hero(hero: Omit<ComponentProps<typeof PageHero>, 'variant'>) {
  return <PageHero variant="plain" sky="dawn-cebu" className="ui:pt-12!" {...hero} />;
}

/** A link within the server's own pages, or to a page of the site. */
export function PageLink({
  to,
  className,
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a
      className={clsx('ui:decoration-control ui:wrap-anywhere ui:hover:decoration-current', className)}
      href={to}
    >
      {children}
    </a>
  );
}

/** The id of a version or release: 16 digits, which commands accept. */
export function Id({ of, className }: { of: string; className?: string }) {
  return (
    <code className={clsx('ui:font-mono ui:text-small', className)} title={of}>
      {of.slice(0, 16)}
    </code>
  );
}

/** Characters of a word that fits on every phone. */
const MAX_UNBROKEN = 30;

/** A command that one click selects whole. */
export function CommandLine({ children }: { children: string }) {
  return (
    <code
      className={clsx(
        'ui:inline-block ui:max-w-full ui:rounded-control ui:border ui:border-line ui:bg-paper ui:px-2.5 ui:py-1.5',
        'ui:font-mono ui:text-xs/normal ui:wrap-anywhere ui:text-ink ui:select-all',
      )}
    >
      {children.split(' ').map((word, i) => (
        <Fragment key={i}>
          {i > 0 && ' '}
          {/* Not broken at the hyphens of an option. */}
          <span className={clsx(word.length < MAX_UNBROKEN && 'ui:whitespace-nowrap')}>{word}</span>
        </Fragment>
      ))}
    </code>
  );
}

/** A commit with the CI run that built it, if they are known. */
export function Commit({ push }: { push: Partial<Push> | undefined }) {
  const { source: { commit, dirty } = {}, pipeline } = push ?? {};
  if (!commit && !pipeline) return null;
  const text = commit ? commit.slice(0, 12) : 'CI run';
  return (
    <span className="ui:inline-block">
      {commit && 'commit '}
      {pipeline ? <PageLink to={pipeline}>{text}</PageLink> : <code className="ui:font-mono">{text}</code>}
      {dirty && (
        <>
          {' '}
          <Tag>with changes</Tag>
        </>
      )}
    </span>
  );
}

const AGES = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });
const UNITS: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const MOMENT = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** A time by its age, such as "2 hours ago", with the moment in a title. */
export function Age({ at, now }: { at: string; now: Date }) {
  return (
    <time dateTime={at} title={`${moment(at)} UTC`}>
      {ageText(at, now)}
    </time>
  );
}

/** A moment, such as "Nov 26, 2026, 11:42". */
export const moment = (at: string): string => MOMENT.format(new Date(at));

/** The age of a moment: "2 hours ago". */
export function ageText(at: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(at)) / 1_000);
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? [];
  return unit && length ? AGES.format(-Math.floor(seconds / length), unit) : 'just now';
}

const isShown = (child: ReactNode) => child !== null && child !== undefined && child !== false;

/** Short texts beside each other; absent ones are omitted. */
export function Facts({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p className={clsx('ui:flex ui:flex-wrap ui:gap-x-4 ui:gap-y-1 ui:text-small ui:text-slate', className)}>
      {Children.map(children, (child) => isShown(child) && <span>{child}</span>)}
    </p>
  );
}

/** A size in kilobytes. */
export const kilobytes = (bytes: number): string =>
  `${(bytes / 1_000).toLocaleString('en-US', { maximumFractionDigits: Math.abs(bytes) < 10_000 ? 1 : 0 })} kB`;

/** Text for a number and its noun: "1 page", "38 pages". */
export const countText = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
