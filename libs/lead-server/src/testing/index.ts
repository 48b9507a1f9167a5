export { databaseProxy, storesIn, withDatabase } from '../postgres/testing/test-database.ts';
export { parsePostgresUrl } from '../postgres/postgres-location.ts';
export { holdLock } from './hold-lock.ts';
export { type Mailbox, openMailbox, openReceiver, type Receiver } from './receivers.ts';
export { sampleLead } from './lead-store-contract.ts';
export { assessmentDocument, calculatorDocument, sampleDocument, sampleForms } from './sample-document.ts';
