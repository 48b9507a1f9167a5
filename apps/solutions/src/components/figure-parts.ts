import type { FigureParts } from '@vantedge/shared-ui';

/** A figure as a record states it: what follows the value is one string there. */
export interface StatedFigure {
  value: string;
  suffix?: string;
}

/** The same figure in the parts that are set apart: signs stand small and high, words and `/7` on the line. */
export function figureParts({ value, suffix }: StatedFigure): FigureParts {
  const prefix = /^[$€£]/.exec(value)?.[0];
  const digits = prefix ? value.slice(prefix.length) : value;
  return { prefix, value: digits, ...(suffix && /^[%+]$/.test(suffix) ? { suffix } : { unit: suffix }) };
}
