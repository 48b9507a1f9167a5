import type { LeadForm } from '@vantedge/leads';
import type { Lead, LeadContents } from './lead.ts';

/** A message that is to be stored. */
export interface NewLead {
  /** The same for each try of one message, and for no other. */
  key: string;
  form: LeadForm;
  contents: LeadContents;
  /** The hidden field was filled in: kept apart from what people sent. */
  isHoneypotHit?: boolean;
}

/** Which leads are meant: all of them, where nothing is said. */
export interface LeadFilter {
  form?: LeadForm;
  /** The newest so many. */
  limit?: number;
  /** Those that had the hidden field filled in, instead of all others. */
  honeypot?: boolean;
}

/**
 * Which leads to erase, honeypot hits included: one, those of an e-mail address in any case, those stored before a time, or
 * those whose retention ended with that time, which newsletter sign-ups outlive.
 */
export type Erasure = { id: string } | { email: string } | { before: string } | { expiredBefore: string };

/**
 * Where leads are kept. Every method may wait for a disk, a lock or a network, and rejects with a `SiteError` that says
 * nothing of what the leads hold.
 */
export interface LeadStore {
  /** Signs tokens; made with the store, and the same for each server on it. */
  readonly key: Buffer;
  /**
   * Stores a lead unless its key is there already, and resolves to its id once it is on disk. When it rejects, the lead was
   * not stored, or was being written at that moment: with the same key a second try stores it at most once.
   */
  put(lead: NewLead): Promise<StoredLead>;
  /** The leads that are meant, newest first. */
  list(choice?: LeadFilter): Promise<Lead[]>;
  /** The number of leads, or of honeypot hits. */
  count(choice?: Pick<LeadFilter, 'honeypot'>): Promise<number>;
  /** Takes leads away so that no byte of them is left in the store's files; resolves to how many there were. */
  erase(which: Erasure): Promise<number>;
  /** Resolves when what was begun is stored. */
  close(): Promise<void>;
}

/** A lead that is on disk. */
export interface StoredLead {
  id: string;
  /** False where an earlier try had stored it. */
  isNew: boolean;
}
