import { thankYou } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { PageHero } from '@vantedge/shared-ui';
import { AfterSend } from '../components/contact/after-send.tsx';
import { ReplyWindow } from '../components/contact/reply-window.tsx';

export default function ThankYouPage() {
  const { title, message, newsletter } = thankYou.hero;
  return (
    <>
      <Seo page={thankYou.meta} />
      {/* Target of newsletter sign-ups without JavaScript. CSS shows the matching text. */}
      <span id="newsletter" />
      <PageHero
        variant="plain"
        title={
          <>
            {title} <span className="for-message">{message.title}</span>
            <span className="for-list">{newsletter.title}</span>
          </>
        }
        lead={
          <>
            <span className="for-message">{message.lead}</span>
            <span className="for-list">{newsletter.lead}</span>
          </>
        }
      >
        <ReplyWindow {...thankYou.window} />
      </PageHero>
      <AfterSend {...thankYou} />
    </>
  );
}
