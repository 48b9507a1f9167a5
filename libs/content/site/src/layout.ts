import { company, contactLabels, paths, replyPromise } from '@vantedge/content-shared';
import { implementation, type MenuLink, outsourcing, staffAugmentation, whyMenu } from './menus.ts';

/** The header, and the panel that replaces its menus on small screens. */
export const header = {
  skip: 'Skip to main content',
  /** Announced while the next page takes long to load. */
  loading: 'Loading …',
  home: { name: company.name, label: `${company.name}, home`, to: paths.home },
  navigation: 'Main',
  panel: 'Menu',
  openPanel: 'Menu',
  closePanel: 'Close menu',
  /** Label of a toast's close button. */
  dismiss: 'Dismiss',
  /** In the panel; the Why menu has it, too. */
  rateCard: { title: 'Rate card', to: paths.rateCard },
  contact: { title: 'Contact', to: paths.contact },
  contactSales: { title: 'Contact Sales', to: paths.contact },
  getStarted: { title: 'Get Started', to: paths.contact },
};

/** A column of footer links. */
interface FooterColumn {
  title: string;
  links: readonly MenuLink[];
}

/** Footer: call to action (on the pages in `on`), links and legal notice. */
export const footer = {
  lead: {
    on: [paths.home, paths.about, paths.whyVantedge] as readonly string[],
    lines: ['Hand it off tonight.', 'Read the results over\u00a0breakfast.'],
    text: replyPromise.sentence,
    action: { title: contactLabels.contact, to: paths.contact },
  },
  offices: 'Offices',
  navigation: 'Footer',
  columns: [
    {
      title: 'Implementation',
      links: [
        { title: 'Overview', label: 'Implementation overview', to: paths.implementation },
        ...implementation.links,
        { title: 'IT services', to: paths.it },
      ],
    },
    {
      title: 'Staff augmentation',
      links: [
        { title: 'Overview', label: 'Staff augmentation overview', to: paths.staffAugmentation },
        ...staffAugmentation.links,
      ],
    },
    {
      title: 'Outsourcing',
      links: [{ title: 'Overview', label: 'Outsourcing overview', to: paths.bpo }, ...outsourcing.links],
    },
    {
      title: 'Industries',
      links: [
        { title: 'Overview', label: 'Industries overview', to: paths.industries },
        { title: 'Technology', to: paths.technology },
        { title: 'Publishing', to: paths.publishing },
        { title: 'Financial services', to: paths.financial },
        { title: 'Healthcare', to: paths.healthcare },
      ],
    },
    {
      title: 'Company',
      links: [
        { title: whyMenu.label, to: paths.whyVantedge },
        { title: 'Solutions', to: paths.solutions },
        { title: 'Rate card', to: paths.rateCard },
        { title: 'Engagement models', to: paths.engagementModels },
        { title: 'Success stories', to: paths.successStories },
        { title: 'Case studies', to: paths.caseStudies },
        { title: 'Contact', to: paths.contact },
      ],
    },
  ] as readonly FooterColumn[],
  /** The release year goes in between. */
  copyright: { before: '©', after: `${company.name}. All rights reserved.` },
  note: `Founded in ${company.founded}. Product and company names are trademarks of their respective owners.`,
  legal: [
    { title: 'Privacy', to: paths.privacy },
    { title: 'Accessibility', to: paths.accessibility },
  ] as readonly MenuLink[],
  /** Only on a site with services of other companies. */
  choices: { title: 'Privacy choices', to: `${paths.privacy}#third-parties` },
};

/** The dialog that asks whether services of other companies may be loaded. */
export const consentDialog = {
  title: 'Privacy choices',
  /** With the names of the services in between. */
  ask: {
    'opt-in': ['If you allow it, this site loads ', '. It works the same without.'],
    'opt-out': ['This site loads ', ' unless you refuse. It works the same without.'],
    'none-needed': ['This site loads ', ' unless you refuse. It works the same without.'],
  },
  more: { label: 'What each one does', to: `${paths.privacy}#third-parties` },
  refuse: 'Refuse',
  allow: 'Allow',
  close: 'Decide later',
  withdrawn:
    'Refused from now on. Cookies removed: {gone}. Cookies that this site cannot remove: {left}, and those that these companies have set on their own sites.',
  signal: 'Your browser sends the signal Global Privacy Control, which counts as a refusal here.',
} as const;

/** The field of the newsletter form. */
export const newsletterField = {
  name: 'email',
  label: 'Email address',
  type: 'email',
  required: true,
  autoComplete: 'email',
  messages: {
    missing: 'Enter your email address',
    'too-long': 'Email address must be 254 characters or fewer',
    invalid: 'Enter an email address in the correct format, like name@company.com',
  },
} as const;

/** The newsletter form in the footer and its messages. */
export const newsletter = {
  title: 'Get our notes on running teams across time zones',
  placeholder: 'name@company.com',
  submit: 'Subscribe',
  sending: 'Sending…',
  sent: { text: 'Thank you for subscribing.', notice: 'You’re subscribed' },
  /** Instead, where the server has sent a link that confirms the sign-up. */
  confirm: {
    text: 'Check your inbox: we have sent you a link that confirms your subscription.',
    notice: 'Check your inbox',
  },
  /** Toasts with the result of a sign-up whose page the visitor has left meanwhile. */
  left: {
    sent: { title: 'Sign-up received', text: 'Thank you. If we email you a link, open it to confirm.' },
    failed: {
      title: 'Sign-up not received',
      text: 'We could not save your email address. Please enter it again.',
    },
  },
  /** Why a sign-up failed; the same with and without JavaScript. */
  report: {
    'no-endpoint':
      'Newsletter sign-up is not available at the moment. Please call us or use the email address below.',
    failed: 'We could not save your email address. Please try again, or call us.',
    busy: 'We have received too many requests from your network. Please try again in {wait}.',
    'too-large': 'This email address is too long. Please check it and try again.',
    gone: 'Newsletter sign-up is no longer available. Please call us.',
  },
};
