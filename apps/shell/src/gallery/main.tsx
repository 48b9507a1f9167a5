import type { ClientRelease } from '@vantedge/federation-contract';
import { defineCountUp, FormHost } from '@vantedge/shared-ui/host';
import { sharedExamples } from '@vantedge/shared-ui/testing/gallery';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { forms } from '../app/app-providers.tsx';
import { type Component, type ExampleModules, listComponents, sectionComponents } from './components.ts';
import { Frame, Gallery } from './gallery.tsx';
import '../shell.css';
import './gallery.css';
import '@vantedge/shared-ui/shared-ui.css';

/** `/gallery` is the index. `/gallery?component=<owner>/<name>` shows the examples of one component, for use in a frame. */
async function page() {
  const id = new URLSearchParams(location.search).get('component');
  if (id === null) return <Gallery components={await loadComponents()} />;
  const components = await loadComponents(id.split('/')[0]);
  const component = components.find((candidate) => candidate.id === id);
  return component ? <Frame component={component} /> : <p>Component not found: {id}</p>;
}

async function render() {
  const content = await page();
  const router = createBrowserRouter([{ path: '*', element: content }]);
  createRoot(document.getElementById('root')!).render(
    <FormHost value={forms}>
      <RouterProvider router={router} />
    </FormHost>,
  );
}

const own = import.meta.webpackContext('../components', { regExp: /\.examples\.tsx$/ }) as ExampleModules;

/** Components of the shell's own build. */
const bundled = [
  ...listComponents('shared-ui', sharedExamples as ExampleModules),
  ...listComponents('shell', own),
];

defineCountUp();
void render();

/** Loads the components of all owners, or of one. Those of sections come first, from their development servers. */
async function loadComponents(owner?: string): Promise<Component[]> {
  const found = bundled.filter((component) => !owner || component.owner === owner);
  if (owner && found.length) return found;
  const release = (await (await fetch('/release.json')).json()) as ClientRelease;
  return [...(await sectionComponents(release, owner)), ...found];
}
