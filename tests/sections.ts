import type { SectionDeclaration } from '@vantedge/federation-contract';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SECTIONS } from '../tools/workspace/sections.cjs';

/** Declarations by section; the shell is always there. */
type Declarations = Record<string, SectionDeclaration> & { shell: SectionDeclaration };

const ROOT = path.resolve(import.meta.dirname, '..');
// Test runners need them before they define tests, so they cannot be imported asynchronously.
const load = createRequire(import.meta.url);

/** Declarations of the site's sections, the shell first: every `apps/<name>/src/section.ts`. */
export const DECLARATIONS = Object.fromEntries(
  SECTIONS.map((name) => [name, declarationOf(name)]),
) as Declarations;

function declarationOf(name: string): SectionDeclaration {
  const file = path.join(ROOT, 'apps', name, 'src/section.ts');
  return (load(file) as { default: SectionDeclaration }).default;
}
