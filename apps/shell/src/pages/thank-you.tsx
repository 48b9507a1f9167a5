import { thankYou } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { PageHero } from '@vantedge/shared-ui';
import { NextSteps, ReplyWindow } from '../components/contact/thank-you.tsx';

const MESSAGE = 'block subscribed:hidden';
const NEWSLETTER = 'hidden subscribed:block';

export default function ThankYouPage() {
  const { title, message, newsletter } = thankYou.hero;
  return (
    <>
      <Seo page={thankYou} />
      {/* Target of newsletter sign-ups without JavaScript. The variant `subscribed` shows the matching text. */}
      <span id="newsletter" />
      <PageHero
        variant="plain"
        title={
          <>
            {title} <span className={MESSAGE}>{message.title}</span>
            <span className={NEWSLETTER}>{newsletter.title}</span>
          </>
        }
        lead={
          <>
            <span className={MESSAGE}>{message.lead}</span>
            <span className={NEWSLETTER}>{newsletter.lead}</span>
          </>
        }
      >
        <ReplyWindow {...thankYou.window} />
      </PageHero>
      <NextSteps {...thankYou} />
    </>
  );
}
