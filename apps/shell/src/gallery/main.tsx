import '../shell.css';
import '@vantedge/shared-ui/shared-ui.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Frame } from './frame.tsx';
import { Gallery } from './gallery.tsx';
import { loadComponents } from './load-components.ts';

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
  createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />);
}

void render();
