import { List } from '@vantedge/shared-ui';
import { HeroFigure } from './hero-figure.tsx';

interface ResponseHourProps {
  caption: string;
  /** Maximum response time in minutes. */
  minutes: number;
  answer: { strong: string; text: string };
  /** Time labels, from the first minute to the last, evenly spaced. */
  ticks: readonly string[];
}

/** One hour to scale, one tick per minute; only the minutes until the response are highlighted. */
export function ResponseHour({ caption, minutes, answer, ticks }: ResponseHourProps) {
  return (
    <HeroFigure className="response-hour" caption={caption}>
      <div
        className="response-hour-mark relative h-26 border border-surface-dark-rule"
        style={{ '--minutes': minutes }}
      >
        <svg
          className="absolute inset-0 size-full fill-amber forced-colors:fill-highlight"
          viewBox="0 0 60 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={minutes} height="1" />
        </svg>
        <p className="absolute top-4.5 left-[calc(var(--minutes)*var(--minute)+14px)] text-md/note text-on-dark-2">
          <b className="block font-display text-h3/title font-normal text-amber">{answer.strong}</b>{' '}
          {answer.text}
        </p>
      </div>
      <List
        ordered
        className="mt-2.5 flex justify-between text-2xs/snug font-medium text-on-dark-2 tabular-nums"
        aria-hidden="true"
      >
        {ticks.map((tick) => (
          <li key={tick}>{tick}</li>
        ))}
      </List>
    </HeroFigure>
  );
}
