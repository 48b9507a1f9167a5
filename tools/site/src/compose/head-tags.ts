import { assetUrl } from '@vantedge/federation-contract';
import type { StoredBuild } from '@vantedge/release';
import { attribute, jsonForScript } from '@vantedge/release/html';

/** An image of the site: path and size in pixels. */
export interface Picture {
  url: string;
  width: number;
  height: number;
}

/** Images in a page's head. */
export interface Pictures {
  share?: Picture | undefined;
  icon?: string | undefined;
}

/** Head content that is not part of the application. The shell's bundle returns it. */
export interface DocumentHead {
  tags: readonly (readonly [attribute: 'name' | 'property', name: string, content: string])[];
  /** JSON-LD. */
  graph?: unknown;
}

/** Size of every share image, in pixels. */
const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

/** The share image of a route and the icon. A variant path uses the image of its page; pages without one use the home page's. */
export function picturesOf(path: string, own: StoredBuild, shell: StoredBuild): Pictures {
  const image = (build: StoredBuild, route: string) => {
    const module = build.routes.find(({ path }) => path === route)?.module;
    const samePage = build.routes.filter((other) => other.module === module);
    const file =
      samePage.find(({ path }) => path === route)?.image ?? samePage.find(({ image }) => image)?.image;
    return file ? { url: assetUrl(build, file), ...SHARE_IMAGE_SIZE } : undefined;
  };
  return {
    share: image(own, path) ?? image(shell, '/'),
    icon: shell.icon && assetUrl(shell, shell.icon),
  };
}

/** Renders meta tags. */
export const headTags = ({ tags }: DocumentHead): string =>
  tags
    .map(([kind, name, content]) => `<meta ${kind}="${attribute(name)}" content="${attribute(content)}">`)
    .join('');

/** Renders the JSON-LD graph as a data script. */
export const graphScript = ({ graph }: DocumentHead): string =>
  graph ? `<script type="application/ld+json">${jsonForScript(graph)}</script>` : '';
