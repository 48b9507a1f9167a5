import { RotatingWord } from './rotating-word.tsx';

interface Props {
  /** The headline for screen readers; it never changes. */
  sentence: string;
  /** The visible lines. The rotating word follows the last one. */
  lines: readonly string[];
  rotatingWords: readonly string[];
}

/** The headline: a fixed sentence for screen readers, and lines with a rotating word for display. */
export function HeroTitle({ sentence, lines, rotatingWords }: Props) {
  return (
    <>
      <span className="visually-hidden">{sentence}</span>
      <span className="*:block" aria-hidden="true">
        {lines.map((line, index) => (
          <span key={line}>
            {line} {index === lines.length - 1 && <RotatingWord options={rotatingWords} />}
          </span>
        ))}
      </span>
    </>
  );
}
