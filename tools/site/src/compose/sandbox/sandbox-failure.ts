import { SiteError, type SiteErrorDetails } from '@vantedge/release';
import { rebuild } from '../render-failure.ts';
import { SandboxEnded } from './sandbox-ended.ts';

/** Maximum number of lines of standard error in an error. */
const MAX_STDERR_LINES = 8;

/** The task that a rendering process was working on. */
export interface Task {
  /** Section whose code was running. */
  section: string;
  /** `The node bundle of 'stories'`, `/a of 'stories'` */
  subject: string;
  /** Location: a file, or a module of a section. */
  at: string;
  /** Widget that the page requested last. */
  lastWidget?: string | undefined;
}

/** Converts `SandboxEnded` to a `SiteError`; returns any other error unchanged. */
export function sandboxFailure(error: unknown, { section, subject, at, lastWidget }: Task): unknown {
  if (!(error instanceof SandboxEnded)) return error;
  const widget = lastWidget === undefined ? '' : `, while showing the widget '${lastWidget}'`;
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
        details('look for an endless loop or a promise that never settles'),
      );
    case 'total-timeout':
      return new SiteError(
        'RENDER_TIMEOUT',
        `Rendering all pages exceeded ${error.message}, at ${subject}${widget}.`,
        details('look for code that has become slow'),
      );
    case 'memory':
      return new SiteError(
        'RENDER_OUT_OF_MEMORY',
        `${subject} needs more memory than ${error.message}${widget}.`,
        details('look for data that grows without limit'),
      );
    case 'exit':
      return new SiteError(
        'RENDER_CRASHED',
        `${subject} crashed the rendering process: ${error.message}${widget}.`,
        {
          ...details('remove the code that ends the process'),
          trace: error.stderrTail.split('\n').filter(Boolean).slice(-MAX_STDERR_LINES),
        },
      );
  }
}
