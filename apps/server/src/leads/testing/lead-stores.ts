import type { LeadStore, NewLead } from '../lead-store.ts';

/** Lead stores of one kind that share their leads. */
export interface LeadStores {
  /** Opens the store of a server, which creates it. */
  open(options?: { channel?: string; now?: () => Date }): LeadStore;
  /** Opens the store of a command, which needs an existing one. */
  read(): LeadStore;
}

/** Returns a lead whose email address is that of its key; keys that start with `n` are newsletter sign-ups. */
export const sampleLead = (
  key: string,
  contents: NewLead['contents'] = { email: `${key}@example.com` },
): NewLead => ({ key, form: key.startsWith('n') ? 'newsletter' : 'contact', contents });

/** Gives new, empty stores to a test. */
export type WithStores = (work: (stores: LeadStores) => Promise<void>) => Promise<void>;
