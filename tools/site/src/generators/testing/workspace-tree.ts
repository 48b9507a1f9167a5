import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { type Tree, writeJson } from '@nx/devkit';

/** Declaration of a section with pages at the given paths, as text. */
export const declaration = (name: string, ...paths: string[]) =>
  `export default {\n  name: '${name}',\n  routes: [${paths.map((path) => `{ path: '${path}', module: './pages${path}.tsx' }`).join(', ')}],\n};\n`;

const PATHS = `export const home = '/';
export const contact = '/contact';
export const successStories = '/success-stories';
`;

/** A virtual workspace of the site with the sections `shell` and `stories`. */
export function workspaceTree(): Tree {
  const tree = emptyTree();
  writeJson(tree, 'package.json', {
    name: 'acme',
    workspaces: ['apps/*', 'libs/content/*'],
  });
  for (const name of ['shell', 'stories']) {
    const dependencies = {
      '@vantedge/content-shared': '*',
      [`@vantedge/content-${name}`]: '*',
      react: '19.3.1',
      'react-router-dom': '7.18.5',
    };
    writeJson(tree, `apps/${name}/package.json`, { name: `@vantedge/${name}`, nx: { name }, dependencies });
    writeJson(tree, `libs/content/${name}/package.json`, {
      name: `@vantedge/content-${name}`,
      nx: { name: `content-${name}`, tags: ['type:content'] },
    });
  }
  tree.write('apps/shell/src/section.ts', declaration('shell', '/', '/about'));
  tree.write('apps/stories/src/section.ts', declaration('stories', '/success-stories'));
  tree.write('libs/content/shared/src/paths.ts', PATHS);
  tree.write('libs/content/stories/src/index.ts', "export { ukg } from './ukg.ts';\n");
  tree.write('libs/content/stories/src/ukg.ts', 'export const ukg = {};\n');
  return tree;
}

/** The root of another repository. */
export const emptyTree = () => createTreeWithEmptyWorkspace({ formatter: 'none' });

/** Files that a generator creates or edits. */
export async function listChanges(tree: Tree, generate: () => Promise<unknown>): Promise<string[]> {
  const textsOf = () => new Map(tree.listChanges().map(({ path, content }) => [path, String(content)]));
  const before = textsOf();
  await generate();
  return [...textsOf()]
    .filter(([path, text]) => before.get(path) !== text)
    .map(([path]) => path)
    .sort();
}
