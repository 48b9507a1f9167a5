import { Icon, List, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { formatTime } from './chat-log.tsx';

interface Desk {
  /** What the desk does with the document. */
  stage: string;
  /** Who sits there. */
  who: string;
  /** Time of day, on the 24-hour clock. */
  at: string;
  /** What the desk adds, in the notation of its trade. */
  entry: string;
}

interface DocumentWorkflowProps {
  /** The document that changes desks. */
  document: string;
  caption: string;
  tag: string;
  desks: readonly Desk[];
}

const DESK = clsx(
  'grid label-cols-22 items-baseline gap-x-3 border-t border-surface-dark-line py-2 first:border-surface-dark-rule md:py-3',
  'lg:flex lg:flex-col lg:border-t-0 lg:py-0',
);

const SLIP = 'border-b-3 surface-paper px-4 max-lg:col-start-2 max-lg:mt-1 max-lg:py-1.5 lg:pt-3 lg:pb-5';

const EARLIER =
  'flex items-center gap-2 border-t border-line py-1 text-2xs/snug text-slate max-lg:hidden [&_svg]:text-green';

/**
 * One document on its way across desks: the sheet keeps what earlier desks did, so that it grows from desk to desk. On
 * a phone each desk shows only its own entry.
 */
export function DocumentWorkflow({ document, caption, tag, desks }: DocumentWorkflowProps) {
  return (
    <figure className="document-workflow mt-figure">
      <figcaption className="pb-3.5 text-small text-on-dark-2 max-lg:pb-5">
        {caption} <Tag className="ml-2">{tag}</Tag>
      </figcaption>
      <List
        ordered
        className="lg:grid lg:equal-cols-(--desks) lg:items-end lg:gap-x-gutter"
        style={{ '--desks': desks.length }}
      >
        {desks.map(({ stage, who, at, entry }, index) => {
          const isLast = index === desks.length - 1;
          return (
            <li key={stage} className={DESK}>
              <p className="figure text-3xl/none whitespace-nowrap lg:order-1 lg:pt-4 lg:text-5xl/none">
                <time dateTime={at}>{formatTime(at)}</time>
              </p>
              <p className="text-small/note text-on-dark-2 lg:order-1 lg:pt-2.5">
                <b className="mr-1 font-medium text-on-dark lg:block lg:text-base/note">{stage}</b> {who}
              </p>
              <div className={clsx(SLIP, isLast ? 'border-amber' : 'border-control')}>
                <p
                  className="flex justify-between pb-2 text-2xs/snug text-slate max-lg:hidden"
                  aria-hidden="true"
                >
                  {document} <span>{`${index + 1}/${desks.length}`}</span>
                </p>
                {desks.slice(0, index).map((done) => (
                  <p key={done.stage} className={EARLIER} aria-hidden="true">
                    <Icon name="check" /> {done.stage}
                  </p>
                ))}
                <p className="font-display text-lg/tight text-balance lg:border-t lg:border-rule lg:pt-2.5 lg:text-2xl/tight">
                  {entry}
                </p>
              </div>
            </li>
          );
        })}
      </List>
    </figure>
  );
}
