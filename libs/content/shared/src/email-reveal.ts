/** What stands beside the masked e-mail address; without a script only the way to the contact page does. */
export const emailReveal = {
  title: 'Email',
  show: 'Show email',
  copy: 'Copy email',
  copied: 'Copied',
  /** Of the toast that confirms a copy. */
  notice: 'Email address copied',
  write: 'Contact us',
  to: '/contact',
};
