import { handoverLog } from '@vantedge/content-site';
import { clockTime, List, Tag } from '@vantedge/shared-ui';

const { title, tag, text, of, done, doneAt, items } = handoverLog;

/** A sample of one night's work. */
export const HandoverLog = () => (
  <section className="handover-log" aria-labelledby="handover-title">
    <div className="max-lg:grid max-lg:grid-cols-fill-auto max-lg:items-baseline">
      <h2 className="flex items-center gap-3 text-h3/title text-on-night" id="handover-title">
        {title} <Tag>{tag}</Tag>
      </h2>
      <p className="mt-2 max-lg:order-1 max-lg:col-span-full lg:max-w-brief">{text}</p>
      <p className="lg:mt-4">
        <span className="font-display text-6xl/none text-amber lining-nums">{items.length}</span>{' '}
        {`${of} ${items.length} ${done}`}
      </p>
    </div>
    <List>
      {items.map(({ task, result, ...item }) => (
        <li key={task}>
          <b className="font-medium text-on-night">{task}</b> <span>{result}</span>{' '}
          <span>{`${doneAt} ${clockTime(item.doneAt)}`}</span>
        </li>
      ))}
    </List>
  </section>
);
