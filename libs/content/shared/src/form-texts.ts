/** What forms say, unless a form has texts of its own. */
export const formTexts = {
  /** Prefix of the document title while a form has errors. */
  titlePrefix: 'Error: ',
  /** Announced while a form is being sent. */
  status: 'Sending',
  /** Label of the honeypot field. */
  honeypot: 'Leave this field empty',
  submit: 'Send',
  sending: 'Sending…',
  errors: { title: 'Please correct the following' },
  /** Replaces the form that was sent. */
  sent: { title: 'Thank you', text: 'We received what you sent, and will reply by email.' },
  /** Toasts with the result of a form whose page the visitor has left meanwhile. */
  left: {
    sent: { title: 'Message sent', text: 'Thank you. We received it.' },
    failed: { title: 'Message not sent', text: 'Your text is still in the form. Go back to send it again.' },
  },
  /** Why a form was not delivered; the same with and without JavaScript. */
  report: {
    'no-endpoint': {
      title: 'Your form has not been sent',
      text: 'This form is not available at the moment. Your text is still in the form below. Please contact us by email or phone instead.',
    },
    failed: {
      title: 'Your form has not been sent',
      text: 'We could not deliver your form. Your text is still below. Please try again, or contact us by email or phone.',
    },
    busy: {
      title: 'Your form has not been sent yet',
      text: 'We have received too many forms from your network. Your text is still below. Please try again in {wait}, or call us.',
    },
    'too-large': {
      title: 'Your form is too long',
      text: 'Please shorten your text and send it again. If the form below is empty, go back one page: your text is still there.',
    },
    gone: {
      title: 'This form is no longer available',
      text: 'We have not received it. Your text is still below. Please contact us by email or phone instead.',
    },
  },
  byMail: { action: 'Continue in your email app', subject: 'Inquiry' },
  /** Where no server takes the form, such as on a static host. */
  unavailable: {
    text: 'This form cannot be sent from here. Please email or call us:',
    email: 'Email',
    show: 'Show our email address',
  },
  /** Messages of fields without their own. */
  fields: {
    missing: 'Fill in “{label}”',
    choose: 'Choose an option for “{label}”',
    'too-long': '“{label}” must be {max} characters or fewer',
    email: 'Enter an email address in the correct format, like name@company.com',
    option: 'Choose an option for “{label}” from the list',
  },
};
