import { newsletterConfirm } from '@vantedge/content-site';
import { NewsletterAnswer } from '../components/newsletter-answer.tsx';

export default function NewsletterConfirmPage() {
  return <NewsletterAnswer {...newsletterConfirm} />;
}
