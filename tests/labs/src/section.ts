import type { SectionDeclaration } from '@vantedge/federation-contract';

/** Fault-injection fixtures, published only by tests: each page does something a real page should not. */
export default {
  name: 'labs',
  routes: [
    { path: '/labs/throws-in-render', module: './pages/throws-in-render.tsx' },
    { path: '/labs/throws-in-effect', module: './pages/throws-in-effect.tsx' },
    { path: '/labs/throws-in-event', module: './pages/throws-in-event.tsx' },
    { path: '/labs/throws-later', module: './pages/throws-later.tsx' },
    { path: '/labs/overlays', module: './pages/overlays.tsx' },
    { path: '/labs/frames', module: './pages/frames.tsx' },
    { path: '/labs/links', module: './pages/links.tsx' },
    { path: '/labs/controls', module: './pages/controls.tsx' },
    { path: '/labs/widgets', module: './pages/widgets.tsx' },
    {
      path: '/labs/guides/:slug',
      module: './pages/guide.tsx',
      params: async () => (await import('./guide-pages.ts')).guidePages.map(({ slug }) => ({ slug })),
    },
  ],
  widgets: [
    { name: 'throws-in-render', module: './widgets/throws-in-render.tsx' },
    { name: 'throws-in-effect', module: './widgets/throws-in-effect.tsx' },
    { name: 'throws-later', module: './widgets/throws-later.tsx' },
  ],
} satisfies SectionDeclaration;
