import '../shell.css';
import '@vantedge/shared-ui/shared-ui.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Frame } from './frame.tsx';
import { Gallery } from './gallery.tsx';

/** `/gallery` is the index. `/gallery?component=…` shows the examples of one component, for use in a frame. */
const component = new URLSearchParams(location.search).get('component');
const page = component === null ? <Gallery /> : <Frame name={component} />;
// Components contain router links.
const router = createBrowserRouter([{ path: '*', element: page }]);
createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />);
