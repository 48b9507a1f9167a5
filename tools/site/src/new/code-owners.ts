/** Lines of the sections, as in `/libs/content/stories/     @vantedge/stories`. */
const SECTION_CONTENT = /^\/libs\/content\/([a-z0-9-]+)\/\s/;

/**
 * A CODEOWNERS file with a section added after the other sections, because the last line that matches a file counts. The
 * owner of a section also owns the shared content, with the others.
 */
export function addCodeOwner(text: string, section: string, owner: string): string {
  const lines = text.trimEnd().split('\n');
  const last = lines.findLastIndex((line) => {
    const name = SECTION_CONTENT.exec(line)?.[1];
    return name !== undefined && lines.some((other) => other.startsWith(`/apps/${name}/ `));
  });
  const own = [`/apps/${section}/`, `/libs/content/${section}/`].map(
    (folder) => `${folder.padEnd(28)} ${owner}`,
  );
  lines.splice(last < 0 ? lines.length : last + 1, 0, '', ...own);
  return `${lines.map((line) => (isShared(line, owner) ? `${line} ${owner}` : line)).join('\n')}\n`;
}

/** Whether a line lists the owners of the shared content without this one. */
const isShared = (line: string, owner: string) =>
  line.startsWith('/libs/content/shared/ ') && !line.split(' ').includes(owner);
