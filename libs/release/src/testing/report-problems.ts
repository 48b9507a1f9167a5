import { eventText, type Report } from '@vantedge/errors';

/** Returns a receiver of events that adds the text of warnings and errors to a list. */
export function reportProblems(texts: string[]): Report {
  return (event) => {
    if (event.level !== 'info') texts.push(eventText(event));
  };
}
