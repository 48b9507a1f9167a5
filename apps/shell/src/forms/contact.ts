import { contactFields } from '@vantedge/content-site';
import type { FormDeclaration } from '@vantedge/federation-contract';

/** The form of the contact page. */
export const contactForm = { name: 'contact', fields: contactFields } satisfies FormDeclaration;
