import { type ClientRelease, GALLERY_MODULE } from '@vantedge/federation-contract';
import { Remotes } from '@vantedge/federation-runtime';
import { type Component, componentsOf, type ExampleModules } from './components.ts';

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
      return componentsOf(section, await remotes.load<ExampleModules>(remote));
    } catch (error) {
      reportError(error);
      return [];
    }
  });
  return (await Promise.all(loading)).flat();
}
