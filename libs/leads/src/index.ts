export {
  CAMPAIGN,
  CONFIRM_PATH,
  HONEYPOT,
  LEAD_RETENTION_DAYS,
  MAX_BODY_BYTES,
  SOURCE_FIELD,
  THANK_YOU_PATH,
  UNSUBSCRIBE_PATH,
  waitText,
} from './lead-endpoint.ts';
export {
  type FieldErrorCode,
  type FormErrors,
  type FormValues,
  maxLength,
  validateForm,
  type ValidField,
} from './validate-form.ts';
