import modules from 'all-modules';
import type { RemoteModule } from '@vantedge/federation-runtime';

export type { RemoteModule };

/** Replaces the class of this name in `@vantedge/federation-runtime`: every section's modules are lazy chunks. */
export class Remotes {
  register() {}

  preload() {}

  /** The default export of a module. */
  async load({ section, module }: RemoteModule): Promise<unknown> {
    return (await modules[`${section}/${module}`]!()).default;
  }
}
