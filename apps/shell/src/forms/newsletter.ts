import { newsletterField } from '@vantedge/content-site';
import type { FormDeclaration } from '@vantedge/federation-contract';

/** The form in the footer. Apart from that of the contact page, because every page loads it. */
export const newsletterForm = { name: 'newsletter', fields: [newsletterField] } satisfies FormDeclaration;
