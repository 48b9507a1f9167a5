import type { LeadForm } from '@vantedge/leads';
import type { Lead, LeadContents } from './lead.ts';

/** A message that is to be stored. */
export interface NewLead {
  /** The same for each try of one message, and for no other. */
  key: string;
  form: LeadForm;
  contents: LeadContents;
}

/** Which leads are meant: all of them, where nothing is said. */
export interface LeadChoice {
  form?: LeadForm;
  /** The newest so many. */
  limit?: number;
}

/** Which leads to erase: one, those of an e-mail address in any case, or those stored before a time, of one form or of both. */
export type Erasure = { id: string } | { email: string } | { before: string; form?: LeadForm };

/** Where leads are kept. */
export interface LeadStore {
  /** Signs tokens; made with the store, and the same for each server on it. */
  readonly key: Buffer;
  /** Stores a lead unless its key is there already, and returns its id; it is on disk when this returns. */
  put(lead: NewLead): { id: string; isNew: boolean };
  /** The leads that are meant, newest first. */
  list(choice?: LeadChoice): Lead[];
  count(): number;
  /** Takes leads away so that no byte of them is left in the store's files; returns how many there were. */
  erase(which: Erasure): number;
  close(): void;
}
