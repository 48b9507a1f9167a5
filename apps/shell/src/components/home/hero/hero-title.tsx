import { RotatingWord } from './rotating-word.tsx';

interface Props {
  /** The headline as it is read aloud, the same at every moment. */
  sentence: string;
  /** Its lines as set; the last ends before the word. */
  lines: readonly string[];
  words: readonly string[];
}

/** The headline: one sentence for the ear, three lines and a word in turn for the eye. */
export function HeroTitle({ sentence, lines, words }: Props) {
  return (
    <>
      <span className="visually-hidden">{sentence}</span>
      <span className="hero-lines" aria-hidden="true">
        {lines.map((line, index) => (
          <span key={line}>
            {line} {index === lines.length - 1 && <RotatingWord words={words} />}
          </span>
        ))}
      </span>
    </>
  );
}
