import { homedir } from 'node:os';
import path from 'node:path';
import { SiteError } from '@vantedge/release';

/**
 * Throws `BUILD_PATH_LEAK` if a file of a build contains an absolute path of the machine that built it: the same commit would
 * have another version in every folder, and the path would be public.
 *
 * @param files Contents by path below the folder of the section's build.
 */
export function assertPathFree(dist: string, section: string, files: Iterable<[string, Uint8Array]>) {
  const roots = [path.dirname(path.resolve(dist)), homedir()];
  for (const [file, bytes] of files) {
    const leak = findPathLeak(file, bytes, roots);
    if (!leak) continue;
    throw new SiteError(
      'BUILD_PATH_LEAK',
      `${file} in the build of '${section}' contains a path of the machine that built it: ${leak}`,
      {
        at: path.join(dist, section, file),
        fix: `remove the path from the section's sources or rspack.config.ts, then npx nx build ${section}`,
      },
    );
  }
}

/** One folder or file name of a path in text. */
const NAME = String.raw`[^\s\\/"'\x60<>|*?:!,;(){}=&#[\]]{1,255}`;

/** Start of an absolute path: not the middle of a relative one or of a URL, and not a regular expression. */
const START = String.raw`(?<![\w.@~%+:/\\)\]-])(?:[A-Za-z]:)?`;

/** Separators: a backslash is doubled in string literals. */
const SEPARATOR = String.raw`(?:/|\\{1,2})`;

/** Absolute paths of an installed package. */
const INSTALLED = new RegExp(
  `${START}${SEPARATOR}(?:${NAME}${SEPARATOR}){1,40}node_modules${SEPARATOR}${NAME}`,
);

/** Absolute paths of a source file, in at least two folders. Sites have no URLs that end like this. */
const SOURCE = new RegExp(
  String.raw`${START}${SEPARATOR}(?:${NAME}${SEPARATOR}){2,40}${NAME}\.(?:[cm]?tsx?|jsx|[cm]js)(?![\w.-])`,
);

/** File URLs with a path, and home folders of macOS and Windows. */
const LOCAL = new RegExp(
  String.raw`\bfile:///${NAME}/${NAME}|${START}${SEPARATOR}Users${SEPARATOR}${NAME}${SEPARATOR}${NAME}`,
);

/** Types that are searched for any absolute path. In other files, random bytes could look like one. */
const TEXT = /\.(?:[cm]?js|css|json|svg)$/;

const SOURCE_MAP = /\/\/# sourceMappingURL=data:application\/json;[^,]*;base64,([\w+/=]+)/g;

/** Lines that are a comment. Node bundles keep those of packages, which name files of their examples. */
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*).*$/gm;

/**
 * Finds an absolute path of the machine that built a file: one below the given folders, or one that only a build machine can
 * have, such as `/home/ada/site/node_modules/…`. Reads URL-encoded text and inline source maps too.
 *
 * @param roots Folders of this machine. Folders at the root of the file system are ignored, because URLs look like them.
 */
export function findPathLeak(name: string, bytes: Uint8Array, roots: readonly string[]): string | undefined {
  const texts = readable(bytes);
  const code = TEXT.test(name) ? texts.map((text) => text.replaceAll(COMMENT_LINE, '')) : [];
  const found =
    firstMatch(roots.flatMap(pathsBelow), texts) ??
    firstMatch([INSTALLED], code.length ? code : texts) ??
    firstMatch([SOURCE, LOCAL], code);
  return found === undefined ? undefined : Buffer.from(found, 'latin1').toString();
}

function firstMatch(patterns: readonly RegExp[], texts: readonly string[]): string | undefined {
  for (const pattern of patterns) {
    for (const text of texts) {
      const match = pattern.exec(text);
      if (match) return match[0];
    }
  }
  return undefined;
}

/** A file's text, and that of its source maps: each as it is and with decoded separators. One character per byte. */
function readable(bytes: Uint8Array): string[] {
  const maps: string[] = [];
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(SOURCE_MAP, (_, map: string) => {
      maps.push(Buffer.from(map, 'base64').toString('latin1'));
      return '';
    });
  const plain = [text, ...maps];
  return [...plain, ...plain.filter((part) => /%2f|%5c/i.test(part)).map(decodeSeparators)];
}

const decodeSeparators = (text: string) =>
  text.replaceAll(/%(2f|5c|3a|22|27|20)/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));

/** The folder and the paths below it, with plain or doubled separators. */
function pathsBelow(root: string): RegExp[] {
  const names = root.split(/[\\/]/).filter(Boolean);
  if (names.length < 2) return [];
  const start = /^[A-Za-z]:/.test(root) ? '' : SEPARATOR;
  const escaped = names.map((name) =>
    Buffer.from(name)
      .toString('latin1')
      .replaceAll(/[^\w]/g, String.raw`\$&`),
  );
  const below = String.raw`(?:${SEPARATOR}${NAME})*`;
  return [new RegExp(String.raw`(?<![\w.@~%:-])${start}${escaped.join(SEPARATOR)}(?![\w.-])${below}`)];
}
