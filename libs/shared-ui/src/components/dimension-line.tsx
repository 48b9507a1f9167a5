import { clsx } from 'clsx';

interface End {
  strong?: string;
  text: string;
}

interface Props {
  /** Accessible description of the drawing, in one sentence. */
  label: string;
  /** The whole length, in units; there is a tick at each unit. */
  total: number;
  /** The measured part, from the start. */
  measured: number;
  start: End;
  end: End;
  className?: string;
}

/**
 * A dimension line, as in technical drawings.
 * @not for several spans on one scale: `ScaleSpan` in an `svg`.
 */
export function DimensionLine({ label, total, measured, start, end, className }: Props) {
  const ticks = Array.from({ length: total - 1 }, (_, index) => index + 1);
  const strong = [0, measured, total].map((at) => `M${at * 10} 0V14`).join('');
  return (
    <figure className={clsx('dimension-line ui:max-w-92.5', className)}>
      <svg viewBox={`0 0 ${total * 10} 14`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path d={`M0 7H${total * 10}${ticks.map((at) => `M${at * 10} 4V10`).join('')}`} />
        <path className="lit" d={`M0 7H${measured * 10}`} />
        <path className="end" d={strong} />
      </svg>
      <figcaption className="ui:mt-2 ui:flex ui:justify-between ui:gap-4 ui:text-small/note ui:text-slate ui:*:last:text-right">
        {[start, end].map(({ strong: name, text }) => (
          <span key={text}>
            {name && <b className="ui:block ui:font-medium ui:text-ink">{name}</b>} {text}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
