import type { Compilation, Compiler } from '@rspack/core';
import {
  type BuildRecord,
  type BuiltBundle,
  type BuiltFile,
  type BuiltModule,
  CONTRACT_VERSION,
  SHELL,
} from '@vantedge/federation-contract';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type App, exposeName } from './app.ts';
import { INLINE_LOADER_FILE, INLINE_LOADER_FOLDER } from './inline-loader-build.ts';
import { exposedFiles, lazyFiles } from './module-chunks.ts';
import { chunkName } from './page-modules.ts';
import { SERVER_FILE } from './node-build.ts';
import { countPlaceholders } from './placeholders.ts';
import { federationVersion, platformOf, sharedVersions } from './platform/shared-modules.ts';
import { routeImage } from './route-image.ts';

/** Files that are served. Source maps and the federation manifest are not. */
const SERVED_TYPES = /\.(js|css|avif|ico|jpg|pdf|png|svg|webp|woff2)$/;

/** Fonts. Documents preload them, because a late font is not used at all: text must not reflow. */
const PRELOADED_TYPES = /\.woff2$/;

/**
 * Writes `section.json`, the only interface between build and deploy, once all files and their final hashes are on disk. It
 * includes the hashes of the node bundle and the inline loader, so this build runs after theirs (`defineApp`).
 */
export class BuildRecordPlugin {
  constructor(private readonly app: App) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('BuildRecordPlugin', (compilation) => {
      const record = this.record(compilation, compilation.outputOptions.path!);
      writeFileSync(path.join(this.app.out, 'section.json'), `${JSON.stringify(record, null, 2)}\n`);
    });
  }

  private record(compilation: Compilation, folder: string): BuildRecord {
    const { name, routes, widgets = [] } = this.app.section;
    const isShell = name === SHELL;
    const files = servedFiles(folder);
    const group = (chunkGroup: string) =>
      (compilation.namedChunkGroups.get(chunkGroup)?.getFiles() ?? []).filter((file) => file in files);
    const entryFiles = group(isShell ? 'main' : 'section');
    const remoteEntry = Object.keys(files).filter((file) => file.startsWith('remote-entry.'));
    const exposed = isShell ? undefined : exposedFiles(folder);
    const built = (module: string): BuiltModule => {
      const { own, lazy } = exposed
        ? (exposed.get(exposeName(module)) ?? { own: [], lazy: [] })
        : { own: group(chunkName(module)), lazy: lazyFiles(compilation, chunkName(module)) };
      const later = lazy.filter((file) => isScript(file) && !own.includes(file));
      return {
        module,
        js: own.filter(isScript),
        css: own.filter(isStylesheet),
        ...(later.length ? { lazy: later } : {}),
      };
    };
    return {
      contract: CONTRACT_VERSION,
      name,
      entryFiles: {
        js: isShell ? entryFiles.filter(isScript) : remoteEntry,
        css: [...(isShell ? group('fonts') : []), ...entryFiles].filter(isStylesheet),
      },
      ...(isShell
        ? {
            inlineLoader: builtBundle(this.app, INLINE_LOADER_FOLDER, INLINE_LOADER_FILE),
            ...documentFiles(Object.keys(files)),
          }
        : {}),
      routes: routes.map(({ path, module }) => {
        const image = routeImage(path, Object.keys(files));
        return { path, ...built(module), ...(image ? { image } : {}) };
      }),
      widgets: widgets.map(({ name: widget, module }) => ({ name: widget, ...built(module) })),
      files,
      server: builtBundle(this.app, 'server', SERVER_FILE),
      placeholders: countPlaceholders(compilation.fileDependencies),
      shared: sharedVersions(),
      federation: federationVersion(),
      platform: platformOf(name),
      trustedTypes: 'default',
    };
  }
}

/** The shell's files that every document uses. */
function documentFiles(files: readonly string[]): Pick<BuildRecord, 'preload' | 'icon' | 'favicon'> {
  const icon = files.find((file) => /^favicon\..*\.svg$/.test(file));
  const favicon = files.find((file) => /^favicon\..*\.ico$/.test(file));
  return {
    preload: files.filter((file) => PRELOADED_TYPES.test(file)),
    ...(icon ? { icon } : {}),
    ...(favicon ? { favicon } : {}),
  };
}

/** Name and integrity value of a file that another build of this app has written. */
export function builtBundle({ out }: App, folder: string, file: string): BuiltBundle {
  return { file, integrity: integrityOf(readFileSync(path.join(out, folder, file))) };
}

/** SHA-256: longer hashes do not compress, and a document contains a dozen. */
const integrityOf = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const isScript = (file: string) => file.endsWith('.js');
const isStylesheet = (file: string) => file.endsWith('.css');

/** Every served file of a build, by name. */
export function servedFiles(folder: string): Record<string, BuiltFile> {
  const names = readdirSync(folder).filter((name) => SERVED_TYPES.test(name));
  return Object.fromEntries(
    names.sort().map((name) => {
      const bytes = readFileSync(path.join(folder, name));
      return [name, { integrity: integrityOf(bytes), bytes: bytes.length }];
    }),
  );
}
