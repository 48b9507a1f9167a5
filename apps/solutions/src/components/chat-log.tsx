import { List, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface ChatLogProps {
  title: string;
  tag: string;
  /** Seconds between the first line and the second, and the maximum. */
  wait: { seconds: number; max: number; text: string };
  lines: readonly { who: string; at: string; text: string }[];
  className?: string;
}

const CAPTION =
  'flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule pb-3.5 text-small text-slate';

const TEXT = 'mt-1 font-display text-lead leading-tight tracking-snug text-balance';

const WAIT = 'mt-3.5 ml-8 flex flex-wrap items-center gap-x-3 gap-y-1 text-small font-medium text-amber-text';

/** A chat with the wait before its answer, drawn to scale: one stroke per second. */
export function ChatLog({ title, tag, wait, lines, className }: ChatLogProps) {
  return (
    <figure className={clsx('chat-log', className)}>
      <figcaption className={CAPTION}>
        {title} <Tag>{tag}</Tag>
      </figcaption>
      <List ordered>
        {lines.map(({ who, at, text }, index) => (
          <li
            key={at}
            className={index % 2 === 1 ? 'mt-3.5 ml-8 border-l-3 border-drawing-sun pb-1 pl-6' : 'pt-5'}
          >
            <p className="text-small text-slate">
              {who}{' '}
              <time className="ml-2 tabular-nums" dateTime={at}>
                {formatTime(at)}
              </time>
            </p>
            <p className={TEXT}>{text}</p>
            {index === 0 && (
              <p className={WAIT}>
                <Seconds {...wait} />
                {wait.text}
              </p>
            )}
          </li>
        ))}
      </List>
    </figure>
  );
}

/** One stroke per second of the maximum; those of the wait are lit. */
function Seconds({ seconds, max }: { seconds: number; max: number }) {
  return (
    <svg
      viewBox={`0 0 ${max * 6} 14`}
      width={max * 6}
      height="14"
      strokeWidth="14"
      strokeDasharray="2 4"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path className="stroke-control" d={`M1 7h${(max - 1) * 6 + 2}`} />
      <path className="stroke-drawing-sun" d={`M1 7h${(seconds - 1) * 6 + 2}`} />
    </svg>
  );
}

/** Returns a 24-hour time such as `23:41:08` or `16:40` on the 12-hour clock. */
export function formatTime(time: string): string {
  const [hour, ...rest] = time.split(':');
  const hours = Number(hour);
  return [hours % 12 || 12, ...rest].join(':') + (hours < 12 ? '\u00a0a.m.' : '\u00a0p.m.');
}
