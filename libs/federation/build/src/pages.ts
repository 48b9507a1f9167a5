import type { Compilation } from '@rspack/core';
import { buildCommand, problemText, SiteError } from '@vantedge/errors';
import {
  isReservedPath,
  parsePathParameters,
  type RouteParams,
  type SectionDeclaration,
  type SectionPage,
  type SectionRoute,
} from '@vantedge/federation-contract';

/** Longest value of a parameter. File systems, to which a site is exported, take 255 characters with the end of the name. */
const MAX_LENGTH = 100;

/**
 * Every page of a section: those that it declares, and one for each entry of its data. Throws `ROUTE_PARAMS_INVALID` with all that is wrong
 * with the data.
 */
export async function listPages({ name, routes }: SectionDeclaration): Promise<SectionPage[]> {
  const problems: string[] = [];
  const pages: SectionPage[] = routes.flatMap(({ path, module, params }) => (params ? [] : { path, module }));
  const taken = new Set(pages.map(({ path }) => path));
  for (const { path: pattern, module, params } of routes) {
    if (!params) continue;
    const at = `params of ${pattern}`;
    for (const [i, entry] of (await entriesOf(params, at, name)).entries()) {
      const found = entryProblems(pattern, entry);
      const path = pattern.replace(/:(\w+)/g, (_, parameter: string) => entry?.[parameter] ?? '');
      if (!found.length && taken.has(path)) found.push(`${path} is a page of '${name}' already`);
      if (!found.length && isReservedPath(path)) found.push(`${path} is reserved for the server`);
      problems.push(...found.map((problem) => `${at}[${i}]: ${problem}`));
      if (found.length) continue;
      taken.add(path);
      pages.push({ path, pattern, module });
    }
  }
  if (problems.length) throw invalid(name, problems);
  return pages;
}

/** The pages of a section; if its data is wrong, none, and the error is one of the compilation. */
export const pagesIn = (compilation: Compilation, section: SectionDeclaration): Promise<SectionPage[]> =>
  listPages(section).catch((error: unknown) => {
    compilation.errors.push(Object.assign(new Error(problemText(error)), { stack: undefined }));
    return [];
  });

async function entriesOf(
  params: NonNullable<SectionRoute['params']>,
  at: string,
  section: string,
): Promise<readonly RouteParams[]> {
  let entries: readonly RouteParams[];
  try {
    entries = await params();
  } catch (cause) {
    throw invalid(section, [`${at}: ${String(cause)}`], cause);
  }
  if (Array.isArray(entries)) return entries;
  throw invalid(section, [`${at} is not a list`]);
}

const invalid = (section: string, problems: readonly string[], cause?: unknown) =>
  new SiteError('ROUTE_PARAMS_INVALID', `Data of '${section}' gives no pages: ${problems.join('; ')}.`, {
    at: `${section}: src/section.ts`,
    fix: ['correct the data, then', buildCommand(section)],
    cause,
  });

/** What is wrong with the values for the parameters of a path. */
function entryProblems(pattern: string, entry: unknown): string[] {
  const names = parsePathParameters(pattern);
  const values = Object(entry) as Record<string, unknown>;
  const unknown = Object.keys(values).filter((name) => !names.includes(name));
  return [
    ...unknown.map((name) => `'${name}' is no parameter of the path`),
    ...names.flatMap((name) => valueProblem(values[name]).map((problem) => `${name} ${problem}`)),
  ];
}

function valueProblem(value: unknown): string[] {
  if (typeof value !== 'string') return ['is missing'];
  if (!value) return ['is empty'];
  if (value.length > MAX_LENGTH)
    return [`'${value.slice(0, MAX_LENGTH)}…' has ${value.length} characters, limit ${MAX_LENGTH}`];
  return /^[a-z0-9-]+$/.test(value)
    ? []
    : [`'${value}' has others than lower-case letters, digits and hyphens, which a URL would have to encode`];
}
