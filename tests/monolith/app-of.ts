import type { SectionDeclaration } from '@vantedge/federation-contract';
import { type App, type MadeFiles, WORKSPACE } from '@vantedge/federation-build/parts';
import pricing from '@vantedge/pricing/section';
import shell from '@vantedge/shell/section';
import solutions from '@vantedge/solutions/section';
import { files } from '@vantedge/stories/files';
import stories from '@vantedge/stories/section';
import path from 'node:path';
import labs from '../labs/src/section.ts';

/** Sections by name, and the folder of each. */
const SECTIONS: Record<string, { section: SectionDeclaration; folder: string; files?: MadeFiles }> = {
  shell: { section: shell, folder: 'apps/shell' },
  solutions: { section: solutions, folder: 'apps/solutions' },
  stories: { section: stories, folder: 'apps/stories', files },
  pricing: { section: pricing, folder: 'apps/pricing' },
  labs: { section: labs, folder: 'tests/labs' },
};

/** A section as the preset sees it, built into `out`. */
export function appOf(name: string, out: string): App {
  const { section, folder, files } = SECTIONS[name]!;
  return {
    section,
    files,
    root: path.join(WORKSPACE, folder),
    out: path.join(out, name),
    mode: 'production',
  };
}
