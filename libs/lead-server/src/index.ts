export { deliverLeads, DELIVERY_RESULTS, type DeliveryResult } from './deliveries.ts';
export { checkNotify, type Notify, parseNotify } from './notify.ts';
export { leadHandlers, type LeadHandlersOptions } from './lead-handlers.ts';
export type { LeadExchange, LeadHost } from './lead-exchange.ts';
export { leadsFile, openLeadDatabase } from './lead-database.ts';
export { LEAD_LIMITS, type LeadLimits, pseudonym } from './lead-limits.ts';
export {
  CONFIRMATION,
  type Erasure,
  type Lead,
  type LeadFilter,
  type LeadStore,
  type StoredLead,
} from './lead-store.ts';
export { withUnsubscribe } from './newsletter.ts';
export { leadsCsv } from './leads-csv.ts';
export { enforceRetention, type LeadLocation, leadLocation, openLeads, openLeadStore } from './open-leads.ts';
export type { LeadResult } from './process-lead.ts';
export { sqliteLeadStore } from './sqlite-lead-store.ts';
