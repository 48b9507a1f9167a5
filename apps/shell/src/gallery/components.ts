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
export function componentsOf(owner: string, modules: ExampleModules): Component[] {
  return modules
    .keys()
    .map((key) => {
      const name = key.replace(/^.*\/|\.examples\.tsx$/g, '');
      const { examples, surface } = modules(key);
      return { id: `${owner}/${name}`, name, owner, examples, surface };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}
