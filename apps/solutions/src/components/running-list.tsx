import { List } from '@vantedge/shared-ui';

/** Credentials as one large paragraph, what each is in ink. */
export function RunningList({ items }: { items: readonly { mark: string; text: string }[] }) {
  return (
    <List className="font-display text-[clamp(1.6875rem,0.9rem+2.2vw,2.75rem)]/tight tracking-tight text-slate *:inline">
      {items.map(({ mark, text }) => (
        <li key={mark}>
          <b className="font-normal text-ink">{mark}</b> {text}{' '}
        </li>
      ))}
    </List>
  );
}
