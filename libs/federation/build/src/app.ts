import path from 'node:path';
import type { SectionDeclaration } from '@vantedge/federation-contract';
import type { GeneratedFiles } from './generated-files.ts';
import type { DrawRouteImage } from './route-images-plugin.ts';

/** One app as the preset sees it. */
export interface App {
  section: SectionDeclaration;
  /** Folder of the app, absolute. */
  root: string;
  /** Where the build goes: `dist/<section>`. */
  out: string;
  mode: 'production' | 'development';
  images?: DrawRouteImage | undefined;
  files?: GeneratedFiles | undefined;
}

/** Name under which a module of `src/` is exposed: `./pages/solutions/erp.tsx` as `./pages/solutions/erp`. */
export const exposeName = (module: string) => module.replace(/\.tsx?$/, '');

/** Absolute path of a module that a declaration names. */
export const modulePath = (app: App, module: string) => path.join(app.root, 'src', module);

/** Every module that a section declares, once. */
export function declaredModules({ routes, widgets = [] }: SectionDeclaration): string[] {
  return [...new Set([...routes, ...widgets].map(({ module }) => module))];
}
