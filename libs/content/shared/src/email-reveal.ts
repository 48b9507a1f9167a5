/** What stands beside the masked e-mail address; without a script only the way to the contact page does. */
export const emailReveal = {
  title: 'E-mail',
  show: 'Show the address',
  copy: 'Copy the address',
  copied: 'Copied',
  /** Of the toast that confirms a copy. */
  notice: 'Address copied',
  write: 'Write to us',
  to: '/contact',
};
