import type { SectionDeclaration } from '@vantedge/federation-contract';

export default {
  name: 'solutions',
  routes: [
    { path: '/industries', module: './pages/industries.tsx' },
    { path: '/industries/financial', module: './pages/industries/financial.tsx' },
    { path: '/industries/healthcare', module: './pages/industries/healthcare.tsx' },
    { path: '/industries/publishing', module: './pages/industries/publishing.tsx' },
    { path: '/industries/technology', module: './pages/industries/technology.tsx' },
    { path: '/solutions', module: './pages/solutions.tsx' },
    { path: '/solutions/back-office', module: './pages/solutions/back-office.tsx' },
    { path: '/solutions/bpo', module: './pages/solutions/bpo.tsx' },
    { path: '/solutions/cloud', module: './pages/solutions/cloud.tsx' },
    { path: '/solutions/crm', module: './pages/solutions/crm.tsx' },
    { path: '/solutions/customer-support', module: './pages/solutions/customer-support.tsx' },
    { path: '/solutions/data', module: './pages/solutions/data.tsx' },
    { path: '/solutions/developers', module: './pages/solutions/developers.tsx' },
    { path: '/solutions/erp', module: './pages/solutions/erp.tsx' },
    { path: '/solutions/finance', module: './pages/solutions/finance.tsx' },
    { path: '/solutions/implementation', module: './pages/solutions/implementation.tsx' },
    { path: '/solutions/it', module: './pages/solutions/it.tsx' },
    { path: '/solutions/pm', module: './pages/solutions/pm.tsx' },
    { path: '/solutions/qa', module: './pages/solutions/qa.tsx' },
    { path: '/solutions/staff-augmentation', module: './pages/solutions/staff-augmentation.tsx' },
    { path: '/solutions/support', module: './pages/solutions/support.tsx' },
    { path: '/solutions/ukg', module: './pages/solutions/ukg.tsx' },
  ],
} satisfies SectionDeclaration;
