import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
// Imported once, because a host shares only modules that it contains.
import '@vantedge/seo';
import '@vantedge/shared-ui';
import '@vantedge/shared-ui/motion';

/** The remote's entry or manifest, and the modules to show, in the order of the query. */
const query = new URLSearchParams(location.search);
registerRemotes([{ name: 'stories', entry: query.get('entry')! }]);

const root = createRoot(document.getElementById('root')!);
const components = await Promise.all(
  query.getAll('module').map(async (module) => {
    const loaded = await loadRemote<{ default: ComponentType }>(`stories/${module}`);
    return { module, Component: loaded!.default };
  }),
);
root.render(
  <MemoryRouter>
    {components.map(({ module, Component }) => (
      <div key={module} data-module={module} data-section="stories">
        <Component />
      </div>
    ))}
  </MemoryRouter>,
);
