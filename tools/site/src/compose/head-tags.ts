import { assetUrl } from '@vantedge/federation-contract';
import type { StoredBuild } from '../release/model.ts';
import { attribute, jsonForScript } from './escape.ts';

/** An image as a path of the site. */
export interface Picture {
  url: string;
  width: number;
  height: number;
}

/** What the shell's bundle is told of the files that a page's head names. */
export interface Pictures {
  share?: Picture | undefined;
  icon?: string | undefined;
}

/** What stands in a document's head and not in the application; it comes from the shell's bundle. */
export interface DocumentHead {
  tags: readonly (readonly [attribute: 'name' | 'property', name: string, content: string])[];
  /** JSON-LD. */
  graph?: unknown;
}

/** Size of every share image, in pixels. */
const SHARED = { width: 1200, height: 630 };

/** The share image of a route. A variant path has that of the page it shows; a page without any, the home page's. */
export function picturesOf(path: string, own: StoredBuild, shell: StoredBuild): Pictures {
  const image = (build: StoredBuild, route: string) => {
    const module = build.routes.find(({ path }) => path === route)?.module;
    const samePage = build.routes.filter((other) => other.module === module);
    const file =
      samePage.find(({ path }) => path === route)?.image ?? samePage.find(({ image }) => image)?.image;
    return file ? { url: assetUrl(build, file), ...SHARED } : undefined;
  };
  return {
    share: image(own, path) ?? image(shell, '/'),
    icon: shell.icon && assetUrl(shell, shell.icon),
  };
}

/** The tags as HTML, the graph as a script that no browser runs. */
export function headTags({ tags, graph }: DocumentHead): string {
  const metas = tags.map(([kind, name, content]) => {
    return `<meta ${kind}="${attribute(name)}" content="${attribute(content)}">`;
  });
  const data = graph ? `<script type="application/ld+json">${jsonForScript(graph)}</script>` : '';
  return metas.join('') + data;
}
