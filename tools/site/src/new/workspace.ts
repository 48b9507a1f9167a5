import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '@vantedge/release';
import { declaredName, declaredPaths } from './section-source.ts';

/** A section of the workspace: `apps/<name>` with a `src/section.ts`. */
export interface WorkspaceSection {
  name: string;
  /** `apps/<name>/src/section.ts`. */
  file: string;
  paths: readonly string[];
}

/** Members of a package.json that new sections need. */
export interface Manifest {
  name?: string;
  nx?: { name?: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The sections below `root` with the paths they declare. */
export function workspaceSections(root: string): WorkspaceSection[] {
  return namesIn(root, 'apps')
    .map((name) => ({ name, file: `apps/${name}/src/section.ts` }))
    .filter(({ file }) => existsSync(path.join(root, file)))
    .map(({ name, file }) => ({
      name,
      file,
      paths: declaredPaths(readFileSync(path.join(root, file), 'utf8'), file),
    }));
}

/** The section of another repository in the folder `root`; `undefined` if it has none, or is a workspace with apps. */
export function standaloneSection(root: string): WorkspaceSection | undefined {
  const file = 'src/section.ts';
  if (existsSync(path.join(root, 'apps')) || !existsSync(path.join(root, file))) return undefined;
  const code = readFileSync(path.join(root, file), 'utf8');
  return { name: declaredName(code, file), file, paths: declaredPaths(code, file) };
}

/** Names of the workspace's packages and Nx projects, without their scope. */
export function projectNames(root: string): Set<string> {
  const parents = ['apps', 'libs', 'libs/content', 'libs/federation', 'tools'];
  const folders = [
    '.',
    'tests',
    ...parents.flatMap((parent) => namesIn(root, parent).map((name) => `${parent}/${name}`)),
  ];
  const manifests = folders.flatMap((folder) => readManifest(root, folder) ?? []);
  const names = manifests.flatMap(({ name, nx }) => [name, nx?.name]).filter((name) => name !== undefined);
  return new Set(names.map((name) => name.replace(/^@[^/]+\//, '')));
}

/** The package.json of a folder; `undefined` if it has none. */
export function readManifest(root: string, folder: string): Manifest | undefined {
  const file = path.join(root, folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/** The version of a package that the workspace pins in its package.json; `*` if it does not. */
export function pinnedVersion(root: string, name: string): string {
  const { dependencies, devDependencies } = readManifest(root, '.') ?? {};
  return dependencies?.[name] ?? devDependencies?.[name] ?? '*';
}

/** Throws `NO_WORKSPACE` unless `root` contains apps. */
export function assertWorkspace(root: string) {
  if (existsSync(path.join(root, 'package.json')) && existsSync(path.join(root, 'apps'))) return;
  throw new SiteError(
    'NO_WORKSPACE',
    `${root} has neither package.json and a folder 'apps', nor src/section.ts.`,
    {
      at: root,
      fix: 'run the command in the root of the workspace or in the folder of a section; elsewhere: site new section careers --in careers',
    },
  );
}

function namesIn(root: string, parent: string): string[] {
  const folder = path.join(root, parent);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
