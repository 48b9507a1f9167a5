import type { SectionDeclaration } from '@vantedge/federation-contract';
import { type App, type GeneratedFiles, WORKSPACE } from '@vantedge/federation-build/parts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The preset's options for a section that is built into `out`. */
export async function appOf(name: string, out: string): Promise<App> {
  const root = path.join(WORKSPACE, name === 'labs' ? 'tests/labs' : `apps/${name}`);
  const { default: section } = (await import(path.join(root, 'src/section.ts'))) as {
    default: SectionDeclaration;
  };
  return { section, files: await filesOf(root), root, out: path.join(out, name), mode: 'production' };
}

/** Files that a section's build generates in addition to its pages: what its package exports as `./files`. */
async function filesOf(root: string): Promise<GeneratedFiles | undefined> {
  const manifest = path.join(root, 'package.json');
  // `labs` is not a package.
  if (!existsSync(manifest)) return undefined;
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, string> };
  const entryPoint = exports['./files'];
  if (!entryPoint) return undefined;
  return ((await import(path.join(root, entryPoint))) as { files: GeneratedFiles }).files;
}
