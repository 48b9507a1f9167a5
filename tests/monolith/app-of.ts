import type { SectionDeclaration } from '@vantedge/federation-contract';
import { type App, type GeneratedFiles, WORKSPACE } from '@vantedge/federation-build/parts';
import { files } from '@vantedge/stories/files';
import path from 'node:path';
import labs from '../labs/src/section.ts';
import { DECLARATIONS } from '../sections.ts';

const SECTIONS: Record<string, SectionDeclaration> = { ...DECLARATIONS, labs };

/** Files that a section's build generates in addition to its pages. */
const FILES: Record<string, GeneratedFiles> = { stories: files };

/** The preset's options for a section that is built into `out`. */
export function appOf(name: string, out: string): App {
  return {
    section: SECTIONS[name]!,
    files: FILES[name],
    root: path.join(WORKSPACE, name === 'labs' ? 'tests/labs' : `apps/${name}`),
    out: path.join(out, name),
    mode: 'production',
  };
}
