import { SHELL } from '@vantedge/federation-contract';
import { SiteError } from '@vantedge/release';
import type { SandboxReply, Thrown } from './sandbox/messages.ts';
import type { SourceFrame, SourceStacks } from './source-stacks.ts';

/** Part of every page's call stack. */
const SERVER_ENTRY = 'apps/shell/src/entry.server.tsx';

interface Failure {
  path: string;
  /** Owner of the page. */
  section: string;
  /** Module of the page, such as `./pages/ukg.tsx`. */
  module: string;
  thrown: Thrown;
  /** Widget that the page requested but that is not available. */
  missing?: MissingWidget | undefined;
  stacks: SourceStacks;
}

/** A widget that a page requested but that is not available. */
export interface MissingWidget {
  /** `<section>/<widget>` */
  name: string;
  /** Names of the widgets that its section exposes. */
  exposed: readonly string[];
  /** Error that its module threw when it was loaded. */
  thrown?: Thrown | undefined;
}

/** Error for a page that does not render: names the responsible section, the source line, and the fix. */
export function renderFailure({ path, section, module, thrown, missing, stacks }: Failure): SiteError {
  const page = `${path} of '${section}'`;
  if (missing) {
    const provider = missing.name.split('/', 1)[0]!;
    if (missing.thrown) {
      return new SiteError(
        'RENDER_FAILED',
        `${page} does not render: the module of widget '${missing.name}' of '${provider}' throws: ${missing.thrown.message}`,
        {
          ...locationOf(missing.thrown, provider, stacks),
          fix: rebuild(provider),
          cause: errorOf(missing.thrown),
        },
      );
    }
    const instead = missing.exposed.length
      ? `exposes ${missing.exposed.join(', ')}`
      : 'exposes no widget, or is not published';
    return new SiteError(
      'WIDGET_NOT_FOUND',
      `${page} shows the widget '${missing.name}', but '${provider}' ${instead}.`,
      { at: `${section}: ${module}`, fix: rebuild(provider, section), cause: errorOf(thrown) },
    );
  }
  const responsible = responsibleSection(stacks.of(thrown), section);
  const inside = responsible === section ? '' : ` (thrown by the code of '${responsible}')`;
  return new SiteError('RENDER_FAILED', `${page} does not render: ${thrown.message}${inside}`, {
    at: `${section}: ${module}`,
    ...locationOf(thrown, responsible, stacks),
    fix: rebuild(responsible),
    cause: errorOf(thrown),
  });
}

/** Error for a node bundle that does not load. */
export function bundleFailure(section: string, thrown: Thrown, stacks: SourceStacks): SiteError {
  return new SiteError(
    'BUNDLE_LOAD_FAILED',
    `The node bundle of '${section}' does not load: ${thrown.message}`,
    {
      at: `${section}/server.cjs`,
      fix: rebuild(section),
      trace: stacks.lines(thrown),
      cause: errorOf(thrown),
    },
  );
}

/**
 * Error for unhandled errors in a section's code: a rejected promise, usually at the top level of a module, or an error thrown in a
 * callback. `owner` is the section whose pages were rendered.
 */
export function unhandledFailure(
  { kind, thrown }: NonNullable<SandboxReply['unhandled']>,
  owner: string,
  stacks: SourceStacks,
): SiteError {
  const frames = stacks.of(thrown);
  const section = responsibleSection(frames, frames[0]?.section ?? owner);
  const details = { ...locationOf(thrown, section, stacks), cause: errorOf(thrown) };
  return kind === 'rejection'
    ? new SiteError(
        'UNHANDLED_REJECTION',
        `A promise in the code of '${section}' is rejected without a handler: ${thrown.message}`,
        {
          ...details,
          fix: `handle the rejection (await it, or add .catch), then ${rebuild(section)}`,
        },
      )
    : new SiteError(
        'UNCAUGHT_EXCEPTION',
        `A callback in the code of '${section}' throws an uncaught exception: ${thrown.message}`,
        { ...details, fix: `catch the error, then ${rebuild(section)}` },
      );
}

/**
 * The section whose code threw. React and shared components run from the shell's bundle, so calls in it are ignored unless they
 * are in the shell's own sources. Without a call in another section, the page's owner is responsible.
 */
export function responsibleSection(frames: readonly SourceFrame[], owner: string): string {
  const own = frames.find(
    (frame) => frame.section !== SHELL || (isOwn(frame) && frame.file !== SERVER_ENTRY),
  );
  return own?.section ?? owner;
}

/** Whether a call is in the section's own sources rather than in a library. */
const isOwn = ({ section, file }: SourceFrame) => file.startsWith(`apps/${section}/`);

/** Location of the innermost call in a section's own sources, and the stack trace. */
export function locationOf(thrown: Thrown, section: string, stacks: SourceStacks) {
  const frames = stacks.of(thrown).filter((frame) => frame.section === section);
  const frame = frames.find(isOwn) ?? frames.find(({ file }) => !file.includes('node_modules/'));
  return { ...(frame && { at: `${frame.file}:${frame.line}` }), trace: stacks.lines(thrown) };
}

/** Restores an error from another process. */
const errorOf = ({ message, stack }: Thrown) => Object.assign(new Error(message), { stack });

/** Command line that builds and publishes the sections. */
export function rebuild(...sections: readonly string[]): string {
  const names = [...new Set(sections)];
  const build = names.length === 1 ? 'build' : 'run-many -t build -p';
  return `npx nx ${build} ${names.join(' ')} && site publish ${names.join(' ')}`;
}
