import type { ReactElement } from 'react';

/** Named examples of one component, from the file beside it. */
export interface Component {
  name: string;
  examples: Record<string, ReactElement>;
}

interface Modules {
  keys(): string[];
  (key: string): { examples: Record<string, ReactElement> };
}

const shared = import.meta.webpackContext('../../../../libs/shared-ui/src', {
  regExp: /\.examples\.tsx$/,
}) as Modules;

/** Every component that has examples, by name. */
export const components: readonly Component[] = shared
  .keys()
  .map((key) => ({ name: key.replace(/^.*\/|\.examples\.tsx$/g, ''), examples: shared(key).examples }))
  .sort((a, b) => a.name.localeCompare(b.name));
