/** The words that components say by themselves; each is the default of a prop. */
export const words = {
  breadcrumb: 'Breadcrumb',
  pageNavigation: 'On this page',
  required: 'required',
  optional: 'optional',
  /** Before the message of a field. */
  error: 'Error:',
  /** Legend of bars that go from a minimum to a maximum. */
  shortest: 'shortest',
  longest: 'longest',
  /** Tag of a quote that nobody has said. */
  sample: 'Sample',
} as const;
