import { HeldNodes } from '@vantedge/shared-ui/host';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DOCUMENT } from '../app/section-frame.tsx';
import { AppProviders } from '../app/app-providers.tsx';
import { documentRelease } from '../app/release-facts.ts';
import { pageRoute, siteRoutes } from './site-router.tsx';

jest.mock('../layout/layout.tsx', () => ({
  Layout() {
    throw new Error('the header broke');
  },
}));

afterEach(() => jest.restoreAllMocks());

test('a document stays as served if header or footer throw', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const served = '<header>Menu</header><main><div data-section="shell"><h1>Page</h1></div></main>';
  document.body.innerHTML = `<div id="root">${served}</div>`;
  const root = document.getElementById('root')!;
  const held = new HeldNodes();
  held.hold(DOCUMENT, root);
  held.hold('/', root.querySelector('[data-section]')!);
  const heading = root.querySelector('h1');
  const router = createMemoryRouter(siteRoutes([pageRoute('/', () => null)]), {
    hydrationData: { loaderData: { '/': { section: 'shell', Component: () => <h1>Page</h1> } } },
  });
  const widgets = { peek: () => undefined, load: () => Promise.reject(new Error('none')) };
  await act(async () => {
    hydrateRoot(
      root,
      <AppProviders widgets={widgets} held={held} release={documentRelease(undefined)}>
        <RouterProvider router={router} />
      </AppProviders>,
      { onRecoverableError: () => {} },
    );
  });
  expect(root.querySelector('header')).toHaveTextContent('Menu');
  expect(root.querySelector('h1')).toBe(heading);
  expect(log).toHaveBeenCalledWith(
    '[shell] failed to render:',
    expect.objectContaining({ message: 'the header broke' }),
  );
});
