import type { SectionDeclaration } from '@vantedge/federation-contract';

export default {
  name: 'stories',
  routes: [
    { path: '/case-studies', module: './pages/case-studies.tsx' },
    { path: '/success-stories', module: './pages/success-stories.tsx' },
    { path: '/success-stories/mainspring-books', module: './pages/success-stories/mainspring-books.tsx' },
    { path: '/success-stories/mainspringbooks', module: './pages/success-stories/mainspring-books.tsx' },
    { path: '/success-stories/mighty-power', module: './pages/success-stories/mighty-power.tsx' },
    { path: '/success-stories/ukg', module: './pages/success-stories/ukg.tsx' },
  ],
  widgets: [
    { name: 'case-study', module: './widgets/case-study.tsx' },
    { name: 'case-study-short', module: './widgets/case-study-short.tsx' },
    { name: 'teasers', module: './widgets/teasers.tsx' },
  ],
} satisfies SectionDeclaration;
