import { SiteError } from './site-error.ts';

/** Formats an error for a terminal: a `SiteError` with its location and fix, any other error with its stack. */
export function problemText(error: unknown): string {
  if (!(error instanceof SiteError))
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  const { code, message, at, fix, trace = [] } = error;
  const lines = [
    `${code}: ${message}`,
    at && `  at    ${at}`,
    ...trace.map((call) => `  from  ${call}`),
    fix && `  fix   ${fix}`,
  ];
  return lines.filter(Boolean).join('\n');
}
