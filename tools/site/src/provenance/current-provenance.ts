import type { Provenance } from '@vantedge/release';
import manifest from '../../package.json' with { type: 'json' };
import { currentSource } from './current-source.ts';
import { currentUser } from './current-user.ts';

interface Options {
  /** Replaces the name of the person. */
  by?: string | undefined;
  /** Folder of the checkout. */
  folder?: string;
  variables?: NodeJS.ProcessEnv;
}

/** Who runs this command, from which checkout, and with which version of the tool. */
export async function currentProvenance({
  by: given,
  folder = process.cwd(),
  variables = process.env,
}: Options = {}): Promise<Provenance> {
  const [by, source] = await Promise.all([
    currentUser({ folder, variables }, given),
    currentSource({ folder, variables }),
  ]);
  return { by, ...(source && { source }), tool: manifest.version };
}
