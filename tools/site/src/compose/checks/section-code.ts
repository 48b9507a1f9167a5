import { SHELL } from '@vantedge/federation-contract';
import type { SectionVersion } from '@vantedge/release';
import { readText, type Store } from '@vantedge/store';
import { BundleSources } from '../bundle-sources.ts';
import type { ReleaseProblem } from './problem.ts';
import { REVOKE_SECRET_FIX, secretsIn } from './secrets.ts';

/** Files of a build that are texts. */
const TEXT = /\.(?:css|html|js|json|map|mjs|svg|txt|xml)$/;

/** Images, as visitors load them. */
const IMAGE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;

/** Bytes of an image: more are seconds on a phone. */
const MAX_IMAGE_BYTES = 300_000;

/** Problems with images of a section that are too large. */
const heavyImages = ({ section, files }: SectionVersion): ReleaseProblem[] =>
  Object.entries(files).flatMap(([name, { bytes }]) =>
    !IMAGE.test(name) || bytes <= MAX_IMAGE_BYTES
      ? []
      : {
          code: 'IMAGE_INVALID',
          text: `${name} of '${section}' has ${Math.round(bytes / 1000)} kB; an image has at most ${MAX_IMAGE_BYTES / 1000} kB`,
          at: `${section}: ${name}`,
          fix: 'save it as AVIF or WebP, in the size in which the page shows it',
          sections: [section],
        },
  );

/** Problems with the code of a section: its node bundle, which has the same modules as its scripts in browsers, and its files for browsers. */
export async function codeProblems(store: Store, version: SectionVersion): Promise<ReleaseProblem[]> {
  const { section, server } = version;
  const code = await readText(store, server);
  const sources = new BundleSources(code);
  const files = Object.entries(version.files).filter(([name]) => TEXT.test(name));
  const exposed = files.map(async ([name, { identity }]) =>
    secretsIn(await readText(store, identity)).map(({ text, value }) => {
      const source = sources.find(value);
      return {
        code: 'SECRET_EXPOSED',
        text: `${name} of '${section}' contains ${text}, which everyone can read`,
        at: source ? `${source.file}:${source.line}` : `${section}: ${name}`,
        fix: REVOKE_SECRET_FIX,
        sections: [section],
      };
    }),
  );
  return [
    ...heavyImages(version),
    ...foreignSources(section, sources.files),
    ...(await Promise.all(exposed)).flat(),
  ];
}

/** Content that belongs to no section, and the shell's. */
const CONTENT_OWNERS: Record<string, string | undefined> = { shared: undefined, site: SHELL };

/** Problems with files of other sections: they would change on their own, without this section. */
export function foreignSources(section: string, sources: readonly string[]): ReleaseProblem[] {
  const files = new Map<string, string[]>();
  for (const file of sources) {
    const owner = ownerOf(file);
    if (owner !== undefined && owner !== section) files.set(owner, [...(files.get(owner) ?? []), file]);
  }
  return [...files].map(([owner, [first = '', ...more]]) => ({
    code: 'CROSS_SECTION_IMPORT',
    text: `The build of '${section}' contains ${first}${more.length ? ` and ${more.length} more` : ''} of '${owner}', and would not follow when '${owner}' is published`,
    at: first,
    fix: `show a widget of '${owner}' with <Widget name="${owner}/…" />, or move the shared part to libs/shared-ui or libs/content/shared`,
    sections: [section],
  }));
}

/** Section or app that a file of the workspace belongs to; `undefined` for shared code. */
function ownerOf(file: string): string | undefined {
  const [, app, content] = /^(?:apps\/([\w-]+)|libs\/content\/([\w-]+))\//.exec(file) ?? [];
  if (app !== undefined) return app;
  if (content === undefined) return undefined;
  return Object.hasOwn(CONTENT_OWNERS, content) ? CONTENT_OWNERS[content] : content;
}
