import { newsletterUnsubscribe } from '@vantedge/content-site';
import { NewsletterAnswer } from '../components/newsletter-answer.tsx';

export default function NewsletterUnsubscribePage() {
  return <NewsletterAnswer {...newsletterUnsubscribe} />;
}
