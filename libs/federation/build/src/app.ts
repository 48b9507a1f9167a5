import path from 'node:path';
import type { SectionDeclaration } from '@vantedge/federation-contract';
import type { GeneratedFiles } from './generated-files.ts';
import type { DrawRouteImage } from './route-images-plugin.ts';

/** An app that the preset builds. */
export interface App {
  section: SectionDeclaration;
  /** Absolute path of the app's folder. */
  root: string;
  /** Output folder: `dist/<section>`. */
  out: string;
  mode: 'production' | 'development';
  images?: DrawRouteImage | undefined;
  files?: GeneratedFiles | undefined;
}

/** Name under which a module of `src/` is exposed: `./pages/solutions/erp` for `./pages/solutions/erp.tsx`. */
export const exposeName = (module: string) => module.replace(/\.tsx?$/, '');

/** Absolute path of a declared module. */
export const modulePath = (app: App, module: string) => path.join(app.root, 'src', module);

/** Request of a declared module from the app's folder. Not an absolute path, which would be part of the build's bytes. */
export const moduleRequest = (module: string) => `./src/${module.slice(2)}`;

/** Every module that a section declares, without duplicates. */
export function declaredModules({ routes, widgets = [] }: SectionDeclaration): string[] {
  return [...new Set([...routes, ...widgets].map(({ module }) => module))];
}
