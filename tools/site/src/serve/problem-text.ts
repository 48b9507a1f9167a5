import { SiteError } from '../site-error.ts';

/** A problem as lines for a terminal: a known one with its place and how to fix it, a defect with its stack. */
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
