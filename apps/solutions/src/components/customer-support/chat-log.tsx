import { Tag } from '@vantedge/shared-ui';

interface Props {
  title: string;
  tag: string;
  /** Seconds between the first line and the second, and the maximum. */
  wait: { seconds: number; max: number; text: string };
  lines: readonly { who: string; at: string; text: string }[];
}

const CAPTION =
  'flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-night-rule pb-3.5 text-small text-on-night-2';
const TEXT = 'mt-1 font-display text-lead leading-tight tracking-snug text-balance';
const WAIT = 'mt-3.5 ml-8 flex flex-wrap items-center gap-x-3 gap-y-1 text-small font-medium text-amber';

/** A chat with the wait before its answer, drawn to scale: one stroke per second. */
export function ChatLog({ title, tag, wait, lines }: Props) {
  return (
    <figure className="chat-log self-center pb-part">
      <figcaption className={CAPTION}>
        {title} <Tag>{tag}</Tag>
      </figcaption>
      <ol role="list">
        {lines.map(({ who, at, text }, index) => (
          <li key={at} className={index % 2 === 1 ? 'mt-3.5 ml-8 border-l-3 border-amber pb-1 pl-6' : 'pt-5'}>
            <p className="text-small text-on-night-2">
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
      </ol>
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
      <path className="stroke-night-rule" d={`M1 7h${(max - 1) * 6 + 2}`} />
      <path className="stroke-amber" d={`M1 7h${(seconds - 1) * 6 + 2}`} />
    </svg>
  );
}

/** Returns a 24-hour time such as `23:41:08` on the 12-hour clock. */
function formatTime(time: string): string {
  const [hour, ...rest] = time.split(':');
  const hours = Number(hour);
  return [hours % 12 || 12, ...rest].join(':') + (hours < 12 ? '\u00a0a.m.' : '\u00a0p.m.');
}
