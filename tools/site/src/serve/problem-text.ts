import { SiteError } from '../site-error.ts';

/** A problem as lines for a terminal: a known one with its place and what mends it, a defect with its stack. */
export function problemText(error: unknown): string {
  if (!(error instanceof SiteError))
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  const { code, message, at, mend, trace = [] } = error;
  const lines = [
    `${code}: ${message}`,
    at && `  at    ${at}`,
    ...trace.map((call) => `  from  ${call}`),
    mend && `  mend  ${mend}`,
  ];
  return lines.filter(Boolean).join('\n');
}
