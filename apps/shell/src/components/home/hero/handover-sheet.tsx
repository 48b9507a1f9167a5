import { company } from '@vantedge/content-shared';
import { night } from '@vantedge/content-site';
import { clockTime, List, LocalTime, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

const { sheet, jobs, hours, tag } = night;

/** The night's hours are those of Los Angeles. */
const zone = company.offices[0].timeZone;

const SHEET = [
  'handover-sheet surface-paper border-t-3 border-amber px-5 pt-5 pb-4 shadow-float md:px-6.5 xl:px-5',
  'forced-colors:border print:border print:border-t-3',
].join(' ');
const JOB =
  'relative grid grid-cols-fill-auto items-baseline gap-x-2 border-b border-line py-2 pl-7 md:py-2.25 text-md/snug max-sm:*:first:col-span-full';

/**
 * A sample of one night's work as the sheet that Los Angeles reads at 8 a.m. From 5 p.m. on it is tonight's, and its rows fill as their
 * times pass; without scripts it is complete, as it is by day.
 */
export const HandoverSheet = ({ className }: { className: string }) => (
  <section className={clsx(SHEET, className)} aria-labelledby="handover-title">
    <div className="flex items-center justify-between text-small text-slate">
      <p>
        <LocalTime zone={zone} hours={-17} text={sheet.evening}>
          {sheet.served}
        </LocalTime>
      </p>
      <Tag>{tag}</Tag>
    </div>
    <h2 id="handover-title" className="mt-0.5 text-5xl/title">
      <LocalTime zone={zone} opening={hours} whenOpen={sheet.tonight} whenClosed={sheet.lastNight}>
        {sheet.lastNight}
      </LocalTime>
    </h2>
    <p className="mt-1 text-small text-slate">{sheet.text}</p>
    <List ordered className="mt-3.5 border-t border-rule">
      {jobs.map(({ id, task, result, doneAt }) => (
        <li key={id} className={JOB}>
          <a className="font-medium no-underline hover:underline" href={`#${id}`}>
            {task}
          </a>{' '}
          <span className="text-xs text-slate tabular-nums sm:text-small">
            {/* The check says it. */}
            <LocalTime
              className="sr-only"
              zone={zone}
              opening={{ ...hours, to: digits(doneAt) }}
              whenOpen={sheet.due}
              whenClosed={sheet.done}
            >
              {sheet.done}
            </LocalTime>{' '}
            {clockTime(doneAt)}
          </span>{' '}
          <span className="text-xs text-slate max-sm:row-start-2 sm:col-span-full">{result}</span>
        </li>
      ))}
    </List>
    <p className="flex items-baseline justify-between pt-3 text-small">
      {sheet.summary} <span className="handover-count figure text-5xl/none">{sheet.of}</span>
    </p>
  </section>
);

/** Minutes of a day as `18:50`. */
const digits = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
