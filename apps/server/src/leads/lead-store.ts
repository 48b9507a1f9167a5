import type { LeadForm } from '@vantedge/leads';
import type { Lead, LeadContents, LeadRecord } from './lead.ts';

/** A lead to store. */
export interface NewLead {
  /** Identifies the message: the same for every attempt to send it. */
  key: string;
  form: LeadForm;
  contents: LeadContents;
  /** The honeypot field was filled in: stored separately from real leads. */
  isHoneypotHit?: boolean;
}

/** Selects leads; an empty filter selects all. */
export interface LeadFilter {
  form?: LeadForm;
  /** Maximum number of leads, newest first. */
  limit?: number;
  /** Selects honeypot hits instead of leads. */
  honeypot?: boolean;
}

/**
 * Which leads to erase, including honeypot hits: one lead, those of an email address (case-insensitive), those stored before
 * a time, or those whose retention period ended at a time, which never includes newsletter sign-ups.
 */
export type Erasure = { id: string } | { email: string } | { before: string } | { expiredBefore: string };

/**
 * Storage for leads. Every method may wait for a disk, a lock or a network, and rejects with a `SiteError` that contains no
 * data of the leads.
 */
export interface LeadStore {
  /** Key for signing tokens, 32 bytes. Created with the store and shared by all servers that use it. */
  key(): Promise<Buffer>;
  /**
   * Stores a lead unless its key exists, and resolves to its id once it is on disk. When it rejects, the lead was not stored
   * or was still being written: a retry with the same key stores it at most once.
   */
  put(lead: NewLead): Promise<StoredLead>;
  /** The selected leads, newest first. */
  list(choice?: LeadFilter): Promise<Lead[]>;
  /** All leads and honeypot hits with what the store knows about them, oldest first. */
  records(): Promise<LeadRecord[]>;
  /** Stores leads of another store unchanged; resolves to the number of new ones. Known ids and keys are left as they are. */
  add(records: readonly LeadRecord[]): Promise<number>;
  /** The number of leads, or of honeypot hits. */
  count(choice?: Pick<LeadFilter, 'honeypot'>): Promise<number>;
  /** Erases leads; resolves to their number. In SQLite no byte of them remains in the files. */
  erase(which: Erasure): Promise<number>;
  /** Resolves when all pending writes are stored. */
  close(): Promise<void>;
}

/** A lead on disk. */
export interface StoredLead {
  id: string;
  /** False if an earlier attempt had stored it. */
  isNew: boolean;
}
