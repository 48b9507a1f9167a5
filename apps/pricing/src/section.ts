import type { SectionDeclaration } from '@vantedge/federation-contract';

export default {
  name: 'pricing',
  routes: [
    { path: '/rate-card', module: './pages/rate-card.tsx' },
    { path: '/engagement-models', module: './pages/engagement-models.tsx' },
  ],
} satisfies SectionDeclaration;
