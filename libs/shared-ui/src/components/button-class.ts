import { clsx } from 'clsx';
import type { ButtonTone } from './action.ts';

/** One shape, 52 px high. */
const SHAPE = clsx(
  'ui:inline-flex ui:min-h-13 ui:items-center ui:justify-center ui:rounded-control ui:border',
  'ui:px-6 ui:text-center ui:text-base/tight ui:font-medium ui:no-underline',
  'ui:fade-colors ui:active:translate-y-px',
);

const TONES: Record<ButtonTone, string> = {
  amber: 'ui:border-transparent ui:bg-amber ui:text-amber-ink ui:hover:bg-amber-hi',
  'on-dark': 'ui:border-night-rule ui:text-on-night ui:hover:border-on-night ui:hover:bg-on-night/6',
  line: 'ui:border-control ui:hover:border-ink ui:hover:bg-ink ui:hover:text-paper',
  solid: 'ui:border-transparent ui:bg-ink ui:text-paper ui:hover:bg-teal',
};

/** Returns the classes of a button, for elements that are styled as one: a `summary`, a link of another kind. */
export const buttonClass = (tone: ButtonTone) => clsx('button', SHAPE, TONES[tone]);
