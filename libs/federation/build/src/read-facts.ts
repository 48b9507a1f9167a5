import type { Compilation } from '@rspack/core';
import { type Fact, type Facts, MAX_FACT_LENGTH, MAX_FACTS, SHELL } from '@vantedge/federation-contract';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { App } from './app.ts';
import { packageFolder } from './workspace.ts';

/**
 * Reads what the scripts of a build contain of some packages that other sections contain too: the text, number or flag in each exported value
 * that is used, by a name such as `rate.hourly`, for `hourly` of the export `rate` of `rate.ts`.
 */
export async function readFacts(
  { root, section, facts: packages = [] }: App,
  compilation: Compilation,
): Promise<Facts> {
  const facts: Facts = {};
  const runtime = section.name === SHELL ? 'main' : section.name;
  for (const name of packages) {
    const folder = packageFolder(name, root);
    const found: [string, Fact][] = [];
    for (const module of compilation.modules) {
      const { resource } = module as { resource?: string };
      const file = resource && path.relative(folder, resource);
      if (!file || file.startsWith('..') || path.isAbsolute(file)) continue;
      const used = compilation.moduleGraph.getUsedExports(module, runtime);
      if (!used) continue;
      const values = (await import(pathToFileURL(resource).href)) as Record<string, unknown>;
      const exported = Object.entries(values).filter(([key]) => used === true || used.includes(key));
      const start = file
        .replace(/^src[\\/]|\.\w+$/g, '')
        .replaceAll(path.sep, '/')
        .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      for (const [key, value] of exported)
        found.push(...leaves(key === start ? key : `${start}.${key}`, value));
    }
    if (found.length > MAX_FACTS)
      throw new Error(
        `${name} has ${found.length} values, of which at most ${MAX_FACTS} can be compared: declare a package with fewer`,
      );
    facts[name] = Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
  }
  return facts;
}

/** Texts, numbers and flags in a value, by the path to each. */
function leaves(name: string, value: unknown): [string, Fact][] {
  if (typeof value === 'string') return [[name, value.slice(0, MAX_FACT_LENGTH)]];
  if (typeof value === 'number' || typeof value === 'boolean') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, of]) => leaves(`${name}.${key}`, of));
}
