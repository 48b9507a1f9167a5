import { List } from '@vantedge/shared-ui';

interface Props {
  items: readonly { title: string; scope: string; entries?: readonly string[] }[];
}

/** Services or fields as a quiet list: name, and beside it what it covers. */
export function QuietList({ items }: Props) {
  return (
    <List className="quiet-list">
      {items.map(({ title, scope, entries }) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-1 border-b border-line py-4 first:pt-0 last:border-b-0 md:label-cols-67"
        >
          <h3 className="font-text text-lg/normal font-medium tracking-normal">{title}</h3>
          <p className="text-base/normal text-slate">
            <span className="text-ink">{scope}</span> {entries && `${entries.join(', ')}.`}
          </p>
        </li>
      ))}
    </List>
  );
}
