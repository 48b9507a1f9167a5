import { SiteError } from '@vantedge/release';
import type { WorkspaceSection } from './workspace.ts';

/**
 * The section that a new page belongs to: the one with the closest page above it, or with its name as the first segment.
 * `wanted` overrides this. Throws if the path is declared already or no section matches.
 */
export function sectionFor(
  path: string,
  sections: readonly WorkspaceSection[],
  wanted?: string,
): WorkspaceSection {
  const owner = sections.find(({ paths }) => paths.includes(path));
  if (owner) {
    throw new SiteError('DUPLICATE_ROUTE', `${path} is a page of '${owner.name}' already.`, {
      at: owner.file,
      fix: 'choose another path',
    });
  }
  if (wanted !== undefined) return named(wanted, sections);
  for (let above = parentOf(path); above; above = parentOf(above)) {
    const prefix = above;
    const match =
      sections.find(({ paths }) => paths.includes(prefix)) ??
      sections.find(({ paths }) => paths.some((other) => other.startsWith(`${prefix}/`)));
    if (match) return match;
  }
  const [, first] = path.split('/');
  const match = sections.find(({ name }) => name === first);
  if (match) return match;
  throw new SiteError('NO_SECTION', `No section has a page above ${path}.`, {
    fix: `site new page ${path} --section ${sections[0]?.name ?? 'careers'}, or site new section ${first}`,
  });
}

/** Declared pages above a path, the topmost first, without the home page. */
export function pagesAbove(path: string, sections: readonly WorkspaceSection[]): string[] {
  const above = parentOf(path);
  if (!above) return [];
  const isPage = sections.some(({ paths }) => paths.includes(above));
  return [...pagesAbove(above, sections), ...(isPage ? [above] : [])];
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

function named(name: string, sections: readonly WorkspaceSection[]): WorkspaceSection {
  const section = sections.find((candidate) => candidate.name === name);
  if (section) return section;
  throw new SiteError('USAGE', `Unknown section '${name}'.`, {
    fix: `--section ${sections.map((candidate) => candidate.name).join('|')}`,
  });
}
