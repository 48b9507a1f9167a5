import { company } from '@vantedge/content-shared';
import * as content from '@vantedge/content-solutions';
import { defineApp } from '@vantedge/federation-build';
import { shareImages } from '@vantedge/seo/share-image';
import section from './src/section.ts';

export default defineApp(section, {
  root: import.meta.dirname,
  images: shareImages(company.name, content),
  copyChunks: [
    './pages/industries/financial.tsx',
    './pages/industries/publishing.tsx',
    './pages/industries/technology.tsx',
    './pages/solutions/crm.tsx',
    './pages/solutions/customer-support.tsx',
    './pages/solutions/data.tsx',
    './pages/solutions/developers.tsx',
    './pages/solutions/finance.tsx',
    './pages/solutions/pm.tsx',
    './pages/solutions/qa.tsx',
    './pages/solutions/support.tsx',
  ],
});
