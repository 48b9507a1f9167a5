/** What both forms say in the same words. */
export const leadForm = {
  /** Before the document's title while a form is refused. */
  titlePrefix: 'Error: ',
  /** Announced while a form is on its way. */
  sending: 'Sending',
  /** Of the field that people do not see. */
  honeypot: 'Leave this field empty',
};
