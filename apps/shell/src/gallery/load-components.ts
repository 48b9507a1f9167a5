import type { ClientRelease } from '@vantedge/federation-contract';
import { type Component, componentsOf, type ExampleModules } from './components.ts';
import { sectionComponents } from './section-components.ts';

const shared = import.meta.webpackContext('../../../../libs/shared-ui/src/components', {
  regExp: /\.examples\.tsx$/,
}) as ExampleModules;
const own = import.meta.webpackContext('../components', { regExp: /\.examples\.tsx$/ }) as ExampleModules;

/** Components of the shell's own build. */
const bundled = [...componentsOf('shared-ui', shared), ...componentsOf('shell', own)];

/** Loads the components of all owners, or of one. Those of sections come first, from their development servers. */
export async function loadComponents(owner?: string): Promise<Component[]> {
  const found = bundled.filter((component) => !owner || component.owner === owner);
  if (owner && found.length) return found;
  const release = (await (await fetch('/release.json')).json()) as ClientRelease;
  return [...(await sectionComponents(release, owner)), ...found];
}
