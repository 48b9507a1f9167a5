import { SiteError, type SiteErrorDetails } from '../../site-error.ts';
import { rebuild } from '../render-failure.ts';
import { SandboxEnded } from './sandbox-ended.ts';

/** Lines of what Node wrote last that an error shows. */
const MAX_LINES = 8;

/** What a rendering process was doing. */
export interface Task {
  /** Section whose code it ran. */
  section: string;
  /** `The node bundle of 'stories'`, `/a of 'stories'` */
  subject: string;
  /** Where that is: a file, or a section's module. */
  at: string;
  /** Widget that the page asked for last. */
  lastShown?: string | undefined;
}

/** The known failure of a rendering process that has ended at work; any other error is returned as it is. */
export function sandboxFailure(error: unknown, { section, subject, at, lastShown }: Task): unknown {
  if (!(error instanceof SandboxEnded)) return error;
  const widget = lastShown === undefined ? '' : `, while it shows the widget '${lastShown}'`;
  const details = (fix: string): SiteErrorDetails => ({
    at,
    fix: `${fix}, then ${rebuild(section)}`,
    cause: error,
  });
  switch (error.reason) {
    case 'timeout':
      return new SiteError(
        'RENDER_TIMEOUT',
        `${subject} does not finish within ${error.message}${widget}.`,
        details('look for a loop or a wait that never ends'),
      );
    case 'total':
      return new SiteError(
        'RENDER_TIMEOUT',
        `All pages together may take ${error.message}; that time was over at ${subject}${widget}.`,
        details('look for code that became slow'),
      );
    case 'memory':
      return new SiteError(
        'RENDER_OUT_OF_MEMORY',
        `${subject} needs more memory than ${error.message}${widget}.`,
        details('look for data that grows without end'),
      );
    case 'exit':
      return new SiteError(
        'RENDER_CRASHED',
        `${subject} ends the rendering process: ${error.message}${widget}.`,
        {
          ...details('take out what ends it'),
          trace: error.lastWords.split('\n').filter(Boolean).slice(-MAX_LINES),
        },
      );
  }
}
