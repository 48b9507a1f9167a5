import type { SectionDeclaration } from '@vantedge/federation-contract';

export default {
  name: 'academy',
  routes: [{ path: '/academy', module: './pages/academy.tsx' }],
} satisfies SectionDeclaration;
