/** Text shared by both forms. */
export const leadForm = {
  /** Prefix of the document title while a form has errors. */
  titlePrefix: 'Error: ',
  /** Announced while a form is being sent. */
  sending: 'Sending',
  /** Toasts with the result of a form whose page the visitor has left meanwhile. */
  left: {
    sent: { title: 'Message sent', text: 'Thank you. We received it.' },
    failed: {
      title: 'Message not sent',
      text: 'Your text is still in the contact form. Go back to send it again.',
    },
  },
  /** Label of the honeypot field. */
  honeypot: 'Leave this field empty',
};
