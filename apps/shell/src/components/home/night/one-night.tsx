import { night } from '@vantedge/content-site';
import { clockTime, List, SiteLink } from '@vantedge/shared-ui';
import type { CSSProperties } from 'react';
import { DocumentSheet } from './document-sheet.tsx';

const { jobs, scale } = night;

const LIST = [
  'night-list hidden listed:pointer-events-none listed:sticky listed:top-0 listed:z-1 listed:flex listed:h-svh',
  'listed:flex-col listed:justify-end',
].join(' ');
const ITEM =
  'relative grid grid-cols-fill-auto border-b border-surface-dark-line py-2 pl-6.5 text-md/snug text-on-dark-2';
const JOBS =
  'snap-row gap-x-4 pb-8 md:pb-section md:divide-y md:divide-surface-dark-line pinned:divide-y-0 pinned:pb-0 listed:-mt-[100svh]';
const JOB = 'pinned:min-h-[125svh] pinned:scroll-mt-[calc(-1*var(--scroll-top))]';
const PANEL = [
  'flex flex-col gap-y-5 md:grid-12 md:items-start md:py-section-sm print:py-4 pinned:sticky pinned:top-0 pinned:h-svh',
  'pinned:pt-36 pinned:pb-0',
].join(' ');

/**
 * One night's work, each job as the document that it leaves. Where there is room the jobs pass one after the other under a list and a
 * scale of the night; elsewhere they are panels, on a phone in a row.
 */
export const OneNight = () => (
  <section
    id="night"
    className="one-night overflow-x-clip surface-dark"
    aria-labelledby="night-title"
    style={{ timelineScope: jobs.map(({ id }) => `--${id}`).join(', ') } as CSSProperties}
  >
    <div className="page-edge">
      <div className="pt-9 pb-4 md:pt-section-lg md:pb-6">
        <h2 id="night-title">{night.title}</h2>
        <p className="mt-3 max-w-prose text-on-dark-2">{night.text}</p>
      </div>
      <nav className={LIST} aria-label={night.list}>
        <List
          ordered
          className="hidden w-[32%] border-t border-surface-dark-rule tall:pointer-events-auto tall:block"
        >
          {jobs.map(({ id, task, doneAt }) => (
            <li key={id} className={ITEM} style={timelineOf(id)}>
              <a className="no-underline hover:underline" href={`#${id}`}>
                {task}
              </a>
              <span className="tabular-nums">{clockTime(doneAt)}</span>
            </li>
          ))}
        </List>
        <Scale />
      </nav>
      <div className={JOBS}>
        {jobs.map(({ id, task, doneAt, text, service, document }) => (
          <article
            key={id}
            id={id}
            className={JOB}
            aria-labelledby={`${id}-title`}
            style={{ viewTimelineName: `--${id}` } as CSSProperties}
          >
            <div className={PANEL}>
              <div className="night-tell md:col-span-4">
                <Clock at={doneAt} />
                <h3
                  id={`${id}-title`}
                  className="mt-3 md:mt-7 md:text-7xl/heading print:mt-3 print:text-5xl/heading"
                >
                  {task}
                </h3>
                <p className="mt-2 max-w-brief text-on-dark-2 md:mt-3">{text}</p>
                <SiteLink className="mt-2 inline-block py-2 font-medium" to={service.to}>
                  {service.label}
                </SiteLink>
              </div>
              <DocumentSheet {...document} doneAt={clockTime(doneAt)} />
            </div>
          </article>
        ))}
      </div>
    </div>
  </section>
);

/** When a job was done, in both cities. */
function Clock({ at }: { at: number }) {
  const [digits, half] = clockTime(at).split(' ');
  return (
    <p className="text-on-dark-2">
      <span className="mr-2 font-display text-6xl/none tracking-stat text-on-dark lining-nums md:text-7xl/none lg:text-stat-xl/none">
        {digits}
      </span>
      {half} {night.losAngeles}
      <span className="block text-base/note md:mt-2">
        {clockTime(at + night.ahead * 60)} {night.cebu}
      </span>
    </p>
  );
}

/** The night from 5 p.m. to 8 a.m., true to scale, as far as the jobs have passed. */
const Scale = () => (
  <div className="night-scale relative mt-5 h-13 border-t border-surface-dark-rule" aria-hidden="true">
    {jobs.map(({ id, doneAt }, index) => (
      <i
        key={id}
        style={{ ...timelineOf(id), '--from': shareOf(jobs[index - 1]?.doneAt), '--to': shareOf(doneAt) }}
      />
    ))}
    {HOURS.map((hours) => (
      <span
        key={hours}
        className="absolute top-0 left-[calc(100%*var(--from))] border-l border-surface-dark-rule py-2 pl-2 text-xs/snug whitespace-nowrap text-on-dark-2 last:-translate-x-full last:border-r last:border-l-0 last:pr-2"
        style={{ '--from': hours / scale.hours }}
      >
        {clockTime((scale.from + hours) * 60)}
      </span>
    ))}
  </div>
);

/** Every third hour of the scale. */
const HOURS = Array.from({ length: scale.hours / 3 + 1 }, (_, index) => index * 3);

/** How much of the night has passed at a time of the day, in minutes; nothing without one. */
const shareOf = (minutes = scale.from * 60) => {
  const passed = (minutes - scale.from * 60 + 24 * 60) % (24 * 60);
  return Math.round((passed / (scale.hours * 60)) * 1000) / 1000;
};

/** The animations of an element follow the panel of a job through the window. */
const timelineOf = (id: string) => ({ animationTimeline: `--${id}` }) as CSSProperties;
