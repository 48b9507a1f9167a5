import type { SectionDeclaration } from '@vantedge/federation-contract';
import { contactForm } from './forms/contact.ts';
import { newsletterForm } from './forms/newsletter.ts';

export default {
  name: 'shell',
  routes: [
    { path: '/', module: './pages/home.tsx' },
    { path: '/contact', module: './pages/contact.tsx' },
    { path: '/contact/thank-you', module: './pages/thank-you.tsx' },
    { path: '/newsletter/confirm', module: './pages/newsletter-confirm.tsx' },
    { path: '/newsletter/unsubscribe', module: './pages/newsletter-unsubscribe.tsx' },
    { path: '/about', module: './pages/about.tsx' },
    { path: '/why-vantedge', module: './pages/about.tsx' },
    { path: '/privacy', module: './pages/privacy.tsx' },
    { path: '/accessibility', module: './pages/accessibility.tsx' },
    { path: '/404', module: './pages/not-found.tsx' },
  ],
  forms: [contactForm, newsletterForm],
} satisfies SectionDeclaration;
