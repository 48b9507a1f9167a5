import * as paths from './paths.ts';
/** Labels of the masked email address. Without JavaScript only the link to the contact page is shown. */
export const emailReveal = {
  title: 'Email',
  show: 'Show email',
  copy: 'Copy email',
  copied: 'Copied',
  /** Toast after copying. */
  notice: 'Email address copied',
  write: 'Contact us',
  to: paths.contact,
};
