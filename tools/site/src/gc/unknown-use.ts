import type { SiteError, SiteErrorDetails } from '@vantedge/release';

/** Maximum number of problems in a message. */
const MAX_SHOWN = 5;

/** Message and details of an error for a store in which it is unknown what is in use, because `what` is damaged. */
export function unknownUse(what: string, problems: readonly SiteError[]): [string, SiteErrorDetails] {
  const messages = [...new Set(problems.map(({ message }) => message))];
  const shown = messages.slice(0, MAX_SHOWN).map((message) => `\n  ${message}`);
  const more = messages.length > MAX_SHOWN ? `\n  and ${messages.length - MAX_SHOWN} more` : '';
  const at = problems[0]?.at;
  return [
    `${what} are damaged or missing, so it is unknown what is in use. Nothing was removed.${shown.join('')}${more}`,
    { ...(at !== undefined && { at }), fix: 'site doctor' },
  ];
}
