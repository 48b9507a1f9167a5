import { type ClientRelease, GALLERY_MODULE } from '@vantedge/federation-contract';
import { Remotes } from '@vantedge/federation-runtime';
import type { ReactElement } from 'react';

/** Named examples of one component: the exports of its `*.examples.tsx`. */
interface Examples {
  examples: Record<string, ReactElement>;
  /** The surface that the examples need around them. */
  surface?: 'light' | 'tint' | 'dark';
}

/** A component that has examples. */
export interface Component extends Examples {
  /** `<owner>/<file>`, such as `pricing/model-card`. */
  id: string;
  name: string;
  /** `shared-ui`, `shell` or the name of another section. */
  owner: string;
}

/** All examples of one owner, as the bundler lists them. */
export interface ExampleModules {
  keys(): string[];
  (key: string): Examples;
}

/** The components of one owner, by name. */
export function listComponents(owner: string, modules: ExampleModules): Component[] {
  return modules
    .keys()
    .map((key) => {
      const name = key.replace(/^.*\/|\.examples\.tsx$/g, '');
      const { examples, surface } = modules(key);
      return { id: `${owner}/${name}`, name, owner, examples, surface };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * Loads the components of the sections in development, or of one of them. A section that does not load is reported, which shows the error
 * overlay, and has no components.
 */
export async function sectionComponents(
  { sections, integrity }: ClientRelease,
  owner?: string,
): Promise<Component[]> {
  const remotes = new Remotes();
  remotes.register({ sections, integrity });
  const loading = Object.entries(sections).map(async ([section, { remoteEntry }]) => {
    if (!remoteEntry || (owner && owner !== section)) return [];
    try {
      const remote = { section, remoteEntry, module: GALLERY_MODULE, files: [] };
      return listComponents(section, await remotes.load<ExampleModules>(remote));
    } catch (error) {
      reportError(error);
      return [];
    }
  });
  return (await Promise.all(loading)).flat();
}
