import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path, { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Folder of the bundled scripts, at the root of the workspace. */
const CACHE = path.resolve('node_modules/.cache/bundled-scripts');

/**
 * Parameters that make Node run a TypeScript file; append the script's own. The file and the workspace code that it
 * imports become one module: without a loader a process is ready in a fifth of the time.
 */
export async function bundleScript(file: string): Promise<string[]> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'esm',
    // For dependencies that call `require`.
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(file)});`,
    },
    plugins: [registryPackages, importedOnRequest, keepPaths],
    write: false,
  });
  const { contents } = outputFiles[0]!;
  // Below `node_modules`, so that registry packages are found. Not a parameter, whose length the system limits.
  await mkdir(CACHE, { recursive: true });
  const bundle = path.join(CACHE, `${createHash('sha256').update(contents).digest('hex')}.mjs`);
  // Other tests may be running or writing the same bundle.
  const temporary = `${bundle}.${randomUUID()}`;
  await writeFile(temporary, contents);
  await rename(temporary, bundle);
  return [bundle];
}

/** Packages of the registry are imported as they are, from where the importing file finds them: some load files of their own. */
const registryPackages: Plugin = {
  name: 'registry-packages',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[@a-z]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || path.startsWith('@vantedge/') || pluginData === RESOLVING)
        return undefined;
      // `require` of the bundle resolves from the script.
      if (kind === 'require-call') return { path, external: true };
      const found = await resolve(path, { kind, resolveDir, pluginData: RESOLVING });
      return found.external ? found : { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/** Marks the plugin's own requests. */
const RESOLVING = 'resolving';

/** What is imported on request only, such as the server's own pages, is not bundled: esbuild would import its packages at once. */
const importedOnRequest: Plugin = {
  name: 'imported-on-request',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path: file, resolveDir }) =>
      kind === 'dynamic-import'
        ? { path: pathToFileURL(path.resolve(resolveDir, file)).href, external: true }
        : undefined,
    );
  },
};

/** Modules find files beside their source, as they do without a bundle. */
const keepPaths: Plugin = {
  name: 'keep-paths',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8'))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    }));
  },
};
