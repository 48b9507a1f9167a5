import type { SectionDeclaration } from '@vantedge/federation-contract';

export default {
  name: 'pricing',
  routes: [
    { path: '/engagement-models', module: './pages/engagement-models.tsx' },
    { path: '/rate-card', module: './pages/rate-card.tsx' },
  ],
} satisfies SectionDeclaration;
