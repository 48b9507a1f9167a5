import type { finance } from '@vantedge/content-solutions';
import { DocumentSheet, Icon } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

type Close = (typeof finance)['close'];
type Task = Close['days'][number]['tasks'][number];

const COLUMNS =
  'grid max-[20rem]:grid-cols-2 max-[20rem]:*:first:col-span-full grid-cols-[minmax(0,1fr)_3.875rem_5.25rem] 2xs:grid-cols-[minmax(0,1fr)_4.625rem_5.25rem] md:grid-cols-[minmax(0,1fr)_5.5rem_6rem]';
const MARGIN = 'border-l-3 border-double border-service/40 pl-1 2xs:pl-2 md:pl-4';
const DAY = clsx(
  'relative block h-full cursor-pointer pt-2 pl-5 text-xs/none font-medium text-slate fade-colors md:pl-6',
  '[print-color-adjust:exact] hover:bg-service/10 has-checked:bg-ink has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-(--focus)',
);
const DATE = 'figure mb-1 block text-6xl/figure font-normal tracking-stat text-ink';

/**
 * A month-end close, day by day, without script: pressing a day shows it as of that evening, pressing a task opens its
 * note. `data-days` lists the evenings that a text is about, `--n` is the day from which a box is filled.
 */
export function CloseCalendar({ days, shown, columns, labels, title, scope }: Close) {
  const evenings = days.map((_, index) => index + 1);
  const signedBy = (day: number) =>
    days.flatMap(({ tasks }) =>
      tasks.flatMap((task) =>
        [task.prepared, task.reviewed, task.client].filter((one) => one && one.day <= day),
      ),
    ).length;
  return (
    <DocumentSheet
      title={title}
      scope={scope}
      color="green"
      className="close-calendar"
      foot={{
        text: days.map(({ name, summary }, index) => (
          <span key={name} data-days={index + 1}>
            {summary}
          </span>
        )),
        count: evenings.map((day) => (
          <span key={day} data-days={day}>
            {signedBy(day)}
          </span>
        )),
        of: `of ${signedBy(days.length)} ${labels.of}`,
      }}
    >
      <p
        className={clsx(COLUMNS, 'ml-15 pb-2 text-xs/none font-medium text-slate md:ml-21')}
        aria-hidden="true"
      >
        <span />
        <span className={clsx(MARGIN, 'border-transparent')}>{columns.prepared}</span>
        <span className={clsx(MARGIN, 'border-transparent')}>{columns.reviewed}</span>
      </p>
      {days.map(({ date, weekday, name, tasks }, index) => (
        <div
          key={date}
          className="grid label-cols-15 border-t border-rule last-of-type:border-b has-[label>:checked]:bg-service/8 md:label-cols-21"
        >
          <label className={DAY}>
            <input
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              type="radio"
              name="close-day"
              value={index + 1}
              defaultChecked={index + 1 === shown}
            />
            <span className="sr-only">{`${labels.status} ${name}`}</span>
            <span className="peer-checked:*:text-surface" aria-hidden="true">
              <b className={DATE}>{date}</b> {weekday}
            </span>
          </label>
          <div className="divide-y divide-service/15">
            {tasks.map((task) => (
              <TaskRow
                key={task.task}
                {...task}
                {...{ columns, labels, evenings }}
                open={task.client?.waits === shown}
              />
            ))}
          </div>
        </div>
      ))}
    </DocumentSheet>
  );
}

interface TaskRowProps extends Task, Pick<Close, 'columns' | 'labels'> {
  evenings: readonly number[];
  open: boolean;
}

function TaskRow({ task, note, prepared, reviewed, client, columns, labels, evenings, open }: TaskRowProps) {
  const on = (test: (day: number) => boolean) => evenings.filter(test).join(' ');
  return (
    <details className="group/task" name="close-task" open={open}>
      <summary
        className={clsx(
          COLUMNS,
          'group min-h-11 cursor-pointer list-none items-stretch text-small/tight md:min-h-9.25 md:text-md/tight [&::-webkit-details-marker]:hidden',
        )}
      >
        <span className="self-center py-1.5 pr-2 pl-3 underline-offset-4 group-hover:underline md:pl-4">
          {task}
        </span>
        {client ? (
          <span
            className={clsx('close-box close-box--client col-span-2', MARGIN)}
            style={{ '--n': client.day, '--waits': client.waits }}
          >
            <Icon name="check" />
            <span data-days={on((day) => day < client.waits)}>{labels.client}</span>
            <span
              className="font-medium text-amber-text"
              data-days={on((day) => day >= client.waits && day < client.day)}
            >
              {labels.waits}
            </span>
            <span data-days={on((day) => day >= client.day)}>{client.given}</span>
          </span>
        ) : (
          [prepared, reviewed].map((signature, index) => (
            <span key={index} className={clsx('close-box', MARGIN)} style={{ '--n': signature?.day ?? 0 }}>
              <Icon name="check" />
              <span className="sr-only">{index === 0 ? columns.prepared : columns.reviewed}:</span>{' '}
              {signature?.by}{' '}
              <span className="sr-only">
                <span data-days={on((day) => day >= (signature?.day ?? 0))}>{labels.signed}</span>
                <span data-days={on((day) => day < (signature?.day ?? 0))}>{labels.open}</span>
              </span>
            </span>
          ))
        )}
      </summary>
      <p className="pr-5 pb-2.5 pl-3 text-small/note text-slate md:px-4 print:group-not-open/task:hidden">
        {note}
      </p>
    </details>
  );
}
