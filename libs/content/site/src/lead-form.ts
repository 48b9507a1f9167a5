/** Text shared by both forms. */
export const leadForm = {
  /** Prefix of the document title while a form has errors. */
  titlePrefix: 'Error: ',
  /** Announced while a form is being sent. */
  sending: 'Sending',
  /** Label of the honeypot field. */
  honeypot: 'Leave this field empty',
};
