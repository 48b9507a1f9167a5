import { WORKSPACE } from '@vantedge/federation-build/parts';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildWithPreset } from '../../bench/bundle-weight.ts';

/** Stylesheet that the preset builds for a section whose pages use only some utilities. */
export async function sectionStylesheet(name: string, utilities: readonly string[]): Promise<string> {
  const results = path.join(WORKSPACE, 'test-results');
  mkdirSync(results, { recursive: true });
  // Inside the workspace, where Tailwind finds its own stylesheets.
  const folder = mkdtempSync(path.join(results, 'stylesheet-'));
  try {
    const entry = path.join(folder, 'section.css');
    writeFileSync(entry, source(utilities));
    const section = { name, routes: [], widgets: [{ name: 'any', module: './any.tsx' }] };
    await buildWithPreset(section, folder, { entry, output: { cssFilename: 'built.css' } });
    return readFileSync(path.join(folder, 'built.css'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const source = (utilities: readonly string[]) => `
@layer theme, base, ui, components, utilities;
@import 'tailwindcss/theme.css' layer(theme) theme(reference);
@import '@vantedge/shared-ui/theme.css' theme(reference);
@import '@vantedge/shared-ui/utilities.css';
@import 'tailwindcss/utilities.css' layer(utilities) source(none);
@source inline('{${utilities.join(',')}}');
`;
