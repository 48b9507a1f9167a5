import type { Compilation, Compiler } from '@rspack/core';
import { createHash } from 'node:crypto';
import type { App } from './app.ts';

/** Draws the share image of a path; returns `undefined` if the path has no image of its own. */
export type DrawRouteImage = (path: string) => Promise<Uint8Array | undefined>;

/** Emits the share image of each route as a file of the section. Fails the build if an image cannot be drawn. */
export class RouteImagesPlugin {
  constructor(
    private readonly app: App,
    private readonly draw: DrawRouteImage,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RouteImagesPlugin', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'RouteImagesPlugin', stage }, () =>
        this.emit(compilation),
      );
    });
  }

  private async emit(compilation: Compilation) {
    for (const { path } of this.app.section.routes) {
      const bytes = await this.draw(path).catch((cause: unknown) => {
        compilation.errors.push(cause instanceof Error ? cause : new Error(String(cause)));
      });
      if (!bytes) continue;
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
      const source = new compilation.compiler.rspack.sources.RawSource(Buffer.from(bytes));
      compilation.emitAsset(`${stemOf(path)}.${hash}.png`, source, { immutable: true });
    }
  }
}

/** Finds the share image of a route among the files of a build. */
export function routeImage(path: string, files: readonly string[]): string | undefined {
  const stem = stemOf(path);
  return files.find((file) => file.startsWith(stem) && /^\.[0-9a-f]{10}\.png$/.test(file.slice(stem.length)));
}

/** Name of a route's image without hash and extension, such as `share.solutions.finance`. Path segments contain no dots, so names are unique. */
const stemOf = (path: string) => `share${path === '/' ? '' : path.replaceAll('/', '.')}`;
