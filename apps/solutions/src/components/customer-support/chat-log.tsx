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
              {who} <time>{at}</time>
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
