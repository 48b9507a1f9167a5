export {
  CONFIRM_PATH,
  HONEYPOT,
  LEAD_RETENTION_DAYS,
  LEADS_PATH,
  MAX_BODY_BYTES,
  SOURCE_FIELD,
  THANK_YOU_PATH,
  UNSUBSCRIBE_PATH,
  waitText,
} from './lead-endpoint.ts';
export { validateLead, type LeadErrors, type LeadValues } from './validate-lead.ts';
export { isLeadForm, LEAD_FIELDS, type LeadField, type LeadForm, SERVICES } from './lead-fields.ts';
export {
  type FieldErrorCode,
  type FormErrors,
  type FormValues,
  maxLength,
  validateForm,
  type ValidField,
} from './validate-form.ts';
