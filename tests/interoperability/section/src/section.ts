import type { SectionDeclaration } from '@vantedge/federation-contract';

/** A section whose browser build is not the preset's. */
export default {
  name: 'stock',
  routes: [{ path: '/stock', module: './pages/stock.tsx' }],
} satisfies SectionDeclaration;
