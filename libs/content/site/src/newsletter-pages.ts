import { company, type PageMeta, paths } from '@vantedge/content-shared';

/** Title and lead of a page that a link in an email leads to, for each answer to its button. */
interface View {
  title: string;
  lead: string;
}

/** A page that a link in an email leads to. It asks first, because programs that scan emails open links. */
export interface NewsletterPage {
  meta: PageMeta;
  ask: View;
  submit: string;
  answers: Readonly<Partial<Record<'sent' | 'confirmed' | 'expired' | 'done' | 'invalid', View>>>;
  /** Link for the answers that leave the visitor without a subscription. */
  again: { label: string; to: string };
  read: { title: string; links: readonly { title: string; note: string; to: string }[] };
}

/** The footer's form, which every page has. */
const signUp = `${paths.home}#newsletter-title`;

const read: NewsletterPage['read'] = {
  title: 'In the meantime',
  links: [
    {
      title: 'Read our success stories',
      note: 'UKG and Mainspring Books',
      to: paths.successStories,
    },
    {
      title: 'Calculate your savings',
      note: 'For your team size and hours, on the rate card',
      to: paths.rateCard,
    },
  ],
};

/** Confirms a sign-up for the newsletter. */
export const newsletterConfirm: NewsletterPage = {
  meta: {
    path: paths.newsletterConfirm,
    title: `Confirm your subscription | ${company.name}`,
    description: `Confirm that you would like to receive the ${company.name} newsletter.`,
    keywords: [],
    noindex: true,
  },
  ask: {
    title: 'Confirm your subscription',
    lead: `Would you like to receive the ${company.name} newsletter? You can unsubscribe at any time.`,
  },
  submit: 'Confirm subscription',
  answers: {
    sent: {
      title: 'Check your inbox',
      lead: 'We have sent a link to the email address you provided. Open it within seven days to confirm your subscription. If you can’t find the email, check your spam folder.',
    },
    confirmed: {
      title: 'You’re subscribed',
      lead: `Thank you. We’ll send you the ${company.name} newsletter. You can unsubscribe in every issue.`,
    },
    expired: {
      title: 'This link no longer works',
      lead: 'It may be incomplete or more than seven days old. If you have already confirmed, you’re still subscribed. Otherwise, please sign up again.',
    },
  },
  again: { label: 'Sign up again', to: signUp },
  read,
};

/** Ends a subscription to the newsletter. */
export const newsletterUnsubscribe: NewsletterPage = {
  meta: {
    path: paths.newsletterUnsubscribe,
    title: `Unsubscribe | ${company.name}`,
    description: `End your subscription to the ${company.name} newsletter with one click.`,
    keywords: [],
    noindex: true,
  },
  ask: {
    title: 'Unsubscribe from the newsletter',
    lead: `You will no longer receive the ${company.name} newsletter.`,
  },
  submit: 'Unsubscribe',
  answers: {
    done: {
      title: 'You’re unsubscribed',
      lead: `We won’t send you the ${company.name} newsletter anymore.`,
    },
    invalid: {
      title: 'This link is incomplete',
      lead: 'Open the link in our email again. If it still does not work, please contact us, and we’ll unsubscribe you.',
    },
  },
  again: { label: 'Contact us', to: paths.contact },
  read,
};
