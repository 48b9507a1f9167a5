import type { Configuration } from '@rspack/core';
import type { App } from './app.ts';

/** Settings that all builds of an app share. */
export function commonSettings(app: App, kind: string): Configuration {
  return {
    name: `${app.section.name}-${kind}`,
    context: app.root,
    mode: app.mode,
    stats: 'errors-warnings',
    performance: { hints: false },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  };
}
