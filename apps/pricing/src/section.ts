import type { SectionDeclaration } from '@vantedge/federation-contract';

export default {
  name: 'pricing',
  routes: [{ path: '/engagement-models', module: './pages/engagement-models.tsx' }],
} satisfies SectionDeclaration;
