import { SHELL } from '@vantedge/federation-contract';
import { SiteError } from '../site-error.ts';
import type { SandboxReply, Thrown } from './sandbox/messages.ts';
import type { SourceFrame, SourceStacks } from './source-stacks.ts';

/** Calls of every page pass through it. */
const SERVER_ENTRY = 'apps/shell/src/entry.server.tsx';

interface Failure {
  path: string;
  /** Owner of the page. */
  section: string;
  /** Module of the page, such as `./pages/ukg.tsx`. */
  module: string;
  thrown: Thrown;
  /** The widget that the page asked for and could not be given. */
  missing?: MissingWidget | undefined;
  stacks: SourceStacks;
}

/** A widget that a page asked for and could not be given. */
export interface MissingWidget {
  /** `<section>/<widget>` */
  name: string;
  /** Names of the widgets that its section exposes. */
  exposed: readonly string[];
  /** What its module threw when it was loaded. */
  thrown?: Thrown | undefined;
}

/** Why a page does not render: the section to blame, the line of its source, and the command that fixes it. */
export function renderFailure({ path, section, module, thrown, missing, stacks }: Failure): SiteError {
  const page = `${path} of '${section}'`;
  if (missing) {
    const provider = missing.name.split('/', 1)[0]!;
    if (missing.thrown) {
      return new SiteError(
        'RENDER_FAILED',
        `${page} does not render: the module of the widget '${missing.name}' of '${provider}' throws: ${missing.thrown.message}`,
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
  const blamed = blamedSection(stacks.of(thrown), section);
  const inside = blamed === section ? '' : ` (thrown by the code of '${blamed}')`;
  return new SiteError('RENDER_FAILED', `${page} does not render: ${thrown.message}${inside}`, {
    at: `${section}: ${module}`,
    ...locationOf(thrown, blamed, stacks),
    fix: rebuild(blamed),
    cause: errorOf(thrown),
  });
}

/** Why a section's node bundle cannot be used. */
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
 * Why a release cannot be made of code that leaves an error unhandled: a rejected promise, most often at the top of a
 * module, or an error thrown in a callback. `owner` is the section whose pages the code was run for.
 */
export function unhandledFailure(
  { kind, thrown }: NonNullable<SandboxReply['stray']>,
  owner: string,
  stacks: SourceStacks,
): SiteError {
  const frames = stacks.of(thrown);
  const section = blamedSection(frames, frames[0]?.section ?? owner);
  const details = { ...locationOf(thrown, section, stacks), cause: errorOf(thrown) };
  return kind === 'rejection'
    ? new SiteError(
        'UNHANDLED_REJECTION',
        `A promise in the code of '${section}' is rejected, and nothing handles it: ${thrown.message}`,
        {
          ...details,
          fix: `handle the rejection (await it, or add .catch), then ${rebuild(section)}`,
        },
      )
    : new SiteError(
        'UNCAUGHT_EXCEPTION',
        `A callback in the code of '${section}' throws, and nothing catches it: ${thrown.message}`,
        { ...details, fix: `catch the error, then ${rebuild(section)}` },
      );
}

/**
 * Whose code threw. React and the shared components run from the shell's bundle, so its calls tell nothing: the section
 * that called them is to blame, and without one the page's owner, unless the call is in the shell's own sources.
 */
function blamedSection(frames: readonly SourceFrame[], owner: string): string {
  const own = frames.find(
    (frame) => frame.section !== SHELL || (isOwn(frame) && frame.file !== SERVER_ENTRY),
  );
  return own?.section ?? owner;
}

/** Whether a call is in what a section's team writes, rather than in a library of the platform or the registry. */
const isOwn = ({ section, file }: SourceFrame) => file.startsWith(`apps/${section}/`);

/** The innermost call in a section's own sources, and the way there. */
function locationOf(thrown: Thrown, section: string, stacks: SourceStacks) {
  const frames = stacks.of(thrown).filter((frame) => frame.section === section);
  const frame = frames.find(isOwn) ?? frames.find(({ file }) => !file.includes('node_modules/'));
  return { ...(frame && { at: `${frame.file}:${frame.line}` }), trace: stacks.lines(thrown) };
}

/** The error as it was thrown in the other process. */
const errorOf = ({ message, stack }: Thrown) => Object.assign(new Error(message), { stack });

/** One command line that builds and publishes these sections. */
export function rebuild(...sections: readonly string[]): string {
  const names = [...new Set(sections)];
  const build = names.length === 1 ? 'build' : 'run-many -t build -p';
  return `npx nx ${build} ${names.join(' ')} && site publish ${names.join(' ')}`;
}
