import '../shell.css';
import '@vantedge/shared-ui/shared-ui.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { RouterHost } from '@vantedge/shared-ui';
import { Frame } from './frame.tsx';
import { Gallery } from './gallery.tsx';

/** `/gallery` is the index. `/gallery?component=…` shows the examples of one component, for use in a frame. */
const component = new URLSearchParams(location.search).get('component');
const page = component === null ? <Gallery /> : <Frame name={component} />;
const { pathname, search, hash } = location;
createRoot(document.getElementById('root')!).render(
  <RouterHost
    location={{ pathname, search, hash, state: null, key: '' }}
    navigate={(to) => location.assign(to)}
  >
    {page}
  </RouterHost>,
);
