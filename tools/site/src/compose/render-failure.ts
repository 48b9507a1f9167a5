import { SHELL } from '@vantedge/federation-contract';
import { SiteError } from '../site-error.ts';
import type { SourceFrame, SourceStacks } from './source-stacks.ts';
import type { ShownWidgets } from './widgets.ts';

/** Calls of every page pass through it. */
const ENTRY = 'apps/shell/src/server.tsx';

interface Failure {
  path: string;
  /** Owner of the page. */
  section: string;
  /** Module of the page, such as `./pages/ukg.tsx`. */
  module: string;
  cause: unknown;
  shown: ShownWidgets;
  stacks: SourceStacks;
}

/** Why a page does not render: the section to blame, the line of its source, and the command that fixes it. */
export function renderFailure({ path, section, module, cause, shown, stacks }: Failure): SiteError {
  const page = `${path} of '${section}'`;
  const { missing, all } = shown;
  if (missing !== undefined && all.broken.has(missing)) {
    const thrown = all.broken.get(missing);
    const provider = missing.split('/', 1)[0]!;
    return new SiteError(
      'RENDER_FAILED',
      `${page} does not render: the module of the widget '${missing}' of '${provider}' throws: ${message(thrown)}`,
      { ...placeOf(thrown, provider, stacks), mend: rebuild(provider), cause: thrown },
    );
  }
  if (missing !== undefined) {
    const provider = missing.split('/', 1)[0]!;
    const exposed = all.of(provider);
    const instead = exposed.length
      ? `exposes ${exposed.join(', ')}`
      : 'exposes no widget, or is not published';
    return new SiteError(
      'WIDGET_MISSING',
      `${page} shows the widget '${missing}', but '${provider}' ${instead}.`,
      { at: `${section}: ${module}`, mend: rebuild(provider, section), cause },
    );
  }
  const blamed = blamedSection(stacks.of(cause), section);
  const inside = blamed === section ? '' : ` (thrown by the code of '${blamed}')`;
  return new SiteError('RENDER_FAILED', `${page} does not render: ${message(cause)}${inside}`, {
    at: `${section}: ${module}`,
    ...placeOf(cause, blamed, stacks),
    mend: rebuild(blamed),
    cause,
  });
}

/** Why a release cannot be made of code that leaves a promise rejected, most often at the top of a module. */
export function rejectionFailure(reason: unknown, stacks: SourceStacks): SiteError {
  const frames = stacks.of(reason);
  const section = blamedSection(frames, frames[0]?.section ?? '');
  const whose = section ? `the code of '${section}'` : 'some section';
  return new SiteError(
    'UNHANDLED_REJECTION',
    `A promise in ${whose} is rejected, and nothing handles it: ${message(reason)}`,
    {
      ...placeOf(reason, section, stacks),
      mend: section
        ? `handle the rejection (await it, or add .catch), then ${rebuild(section)}`
        : 'handle the rejection (await it, or add .catch) in the section that was last changed, build and publish it',
      cause: reason,
    },
  );
}

/** The text of an error, or of whatever else was thrown. */
export const message = (error: unknown) => (error as Error | undefined)?.message ?? String(error);

/**
 * Whose code threw. React and the shared components run from the shell's bundle, so its calls tell nothing: the section
 * that called them is to blame, and without one the page's owner, unless the call is in the shell's own sources.
 */
function blamedSection(frames: readonly SourceFrame[], owner: string): string {
  const own = frames.find((frame) => frame.section !== SHELL || (isOwn(frame) && frame.file !== ENTRY));
  return own?.section ?? owner;
}

/** Whether a call is in what a section's team writes, rather than in a library of the platform or the registry. */
const isOwn = ({ section, file }: SourceFrame) => file.startsWith(`apps/${section}/`);

/** The innermost call in a section's own sources, and the way there. */
function placeOf(error: unknown, section: string, stacks: SourceStacks) {
  const frames = stacks.of(error).filter((frame) => frame.section === section);
  const frame = frames.find(isOwn) ?? frames.find(({ file }) => !file.includes('node_modules/'));
  return { ...(frame && { at: `${frame.file}:${frame.line}` }), trace: stacks.lines(error) };
}

/** One command line that builds and publishes these sections. */
function rebuild(...sections: readonly string[]): string {
  const names = [...new Set(sections)];
  const build = names.length === 1 ? 'build' : 'run-many -t build -p';
  return `npx nx ${build} ${names.join(' ')} && site publish ${names.join(' ')}`;
}
