import { SHELL } from '@vantedge/federation-contract';
import { createContext, use } from 'react';
import type { FormTexts, Office } from './form-texts.ts';
import type { MaskedEmailLabels } from '../components/masked-email.tsx';

/** What every form of the site says, and how to reach the company otherwise. */
export interface FormHostValue {
  texts: FormTexts;
  email: string;
  /** Labels of the masked address. */
  reveal: MaskedEmailLabels;
  offices: readonly Office[];
}

/** Texts and contacts of all forms; the shell provides them, so that a section's page says only which form it shows. */
export const FormHost = createContext<FormHostValue | undefined>(undefined);

/** Name of the section whose page or widget is around: a form's address begins with it. Header and footer are the shell's. */
export const SectionName = createContext<string>(SHELL);

/** Returns texts and contacts of all forms. Throws without a `FormHost` above. */
export function useFormHost(): FormHostValue {
  const host = use(FormHost);
  if (!host)
    throw new Error('A SectionForm needs a FormHost above it: in tests, that of shared-ui/testing/forms.');
  return host;
}
