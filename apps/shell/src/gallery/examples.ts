import type { ReactElement } from 'react';

/** Named examples of one component, from its examples file. */
export interface Component {
  name: string;
  examples: Record<string, ReactElement>;
  /** The surface it is made for; light by default. */
  surface?: 'dark';
}

interface Modules {
  keys(): string[];
  (key: string): Omit<Component, 'name'>;
}

const shared = import.meta.webpackContext('../../../../libs/shared-ui/src/components', {
  regExp: /\.examples\.tsx$/,
}) as Modules;
const own = import.meta.webpackContext('../components', { regExp: /\.examples\.tsx$/ }) as Modules;

/** All components of shared-ui and the shell that have examples, by name. */
export const components: readonly Component[] = [shared, own]
  .flatMap((modules) =>
    modules.keys().map((key) => ({ ...modules(key), name: key.replace(/^.*\/|\.examples\.tsx$/g, '') })),
  )
  .sort((a, b) => a.name.localeCompare(b.name));
