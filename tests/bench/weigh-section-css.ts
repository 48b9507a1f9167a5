import { browserBuild } from '@vantedge/federation-build/parts';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appOf } from '../monolith/app-of.ts';
import { brotliBytes } from './brotli-bytes.ts';
import { bundle } from './bundle.ts';

/** Brotli size of a section's stylesheet, built and scoped like in production. */
export async function weighSectionCss(section: string): Promise<number> {
  const out = mkdtempSync(path.join(tmpdir(), 'vantedge-section-css-'));
  const app = await appOf(section, out);
  const { context, mode, target, resolve, module, optimization, entry } = browserBuild(app);
  try {
    await bundle({
      context: context!,
      mode: mode!,
      target: target!,
      resolve: resolve!,
      module: module!,
      entry: entry!,
      output: { path: out, cssFilename: '[name].css' },
      optimization: { minimizer: optimization!.minimizer! },
    });
    const sheet = readdirSync(out).find((name) => name.endsWith('.css'));
    return brotliBytes(readFileSync(path.join(out, sheet!)));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
