import { Tag } from '@vantedge/shared-ui';

interface Props {
  title: string;
  tag: string;
  /** Seconds between the first line and the second, and the maximum. */
  wait: { seconds: number; max: number; text: string };
  lines: readonly { who: string; at: string; text: string }[];
}

/** A chat with the wait before its answer, drawn to scale in seconds. */
export function ChatLog({ title, tag, wait, lines }: Props) {
  return (
    <figure className="chat-log">
      <figcaption>
        {title} <Tag>{tag}</Tag>
      </figcaption>
      <ol role="list">
        {lines.map(({ who, at, text }, index) => (
          <li key={at} className={index % 2 === 1 ? 'is-answer' : undefined}>
            <p className="cl-who">
              {who} <time dateTime={at}>{formatTime(at)}</time>
            </p>
            <p className="cl-words">{text}</p>
            {index === 0 && (
              <p className="cl-wait">
                <svg viewBox={`0 0 ${wait.max * 6} 14`} width={wait.max * 6} height="14" aria-hidden="true">
                  <path d={`M1 7h${(wait.max - 1) * 6 + 2}`} />
                  <path className="is-lit" d={`M1 7h${(wait.seconds - 1) * 6 + 2}`} />
                </svg>
                {wait.text}
              </p>
            )}
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Returns a 24-hour time such as `23:41:08` on the 12-hour clock. */
function formatTime(time: string): string {
  const [hour, ...rest] = time.split(':');
  const hours = Number(hour);
  return [hours % 12 || 12, ...rest].join(':') + (hours < 12 ? '\u00a0a.m.' : '\u00a0p.m.');
}
