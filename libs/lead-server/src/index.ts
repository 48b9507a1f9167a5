export { leadHandlers, type LeadHandlersOptions } from './lead-handlers.ts';
export type { LeadExchange, LeadHost } from './lead-exchange.ts';
export { leadsFile, openLeadDatabase } from './lead-database.ts';
export { LEAD_LIMITS, type LeadLimits, pseudonym } from './lead-limits.ts';
export type { Erasure, Lead, LeadFilter, LeadStore, StoredLead } from './lead-store.ts';
export { leadsCsv } from './leads-csv.ts';
export { enforceRetention, type LeadLocation, leadLocation, openLeads, openLeadStore } from './open-leads.ts';
export type { LeadResult } from './process-lead.ts';
export { sqliteLeadStore } from './sqlite-lead-store.ts';
