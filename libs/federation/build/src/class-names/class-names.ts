import { SHELL } from '@vantedge/federation-contract';
import path from 'node:path';
import type { App } from '../app.ts';
import { packageFile } from '../workspace.ts';
import { INITIALS, shortNames } from './short-names.ts';
import { utilityNames } from './utility-names.ts';

/** Short names of utilities, by the names that components use. */
export type ClassNames = ReadonlyMap<string, string>;

const read = new WeakMap<App, Promise<ClassNames>>();

/** The short names in all builds of an app. Reads the app's sources, once. */
export function classNames(app: App): Promise<ClassNames> {
  const names =
    app.classNames ??
    read.get(app) ??
    shortened(stylesheets(app), app.section.name === SHELL ? 'shell' : 'section');
  read.set(app, names);
  return names;
}

/** Short names of the utilities in stylesheets, given by absolute path. */
export async function shortened(files: readonly string[], owner: keyof typeof INITIALS): Promise<ClassNames> {
  const names = await utilityNames(files);
  return shortNames(names.filter(isNoWord), INITIALS[owner]);
}

/** Absolute paths of the stylesheets with an app's utilities. The shell's contain those of shared-ui. */
export const stylesheets = ({ root, section }: App): string[] =>
  section.name === SHELL
    ? [path.join(root, 'src/shell.css'), packageFile('@vantedge/shared-ui', 'src/shared-ui.css')]
    : [path.join(root, 'src/section.css')];

/** Utilities named with one word, such as `flex`, keep their names: other strings may contain them. */
const isNoWord = (name: string) => /[^a-z]/.test(name);
