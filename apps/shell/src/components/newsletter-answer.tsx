import type { NewsletterPage } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { Button, ButtonLink, PageHero } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { TitledLinks } from './link-list.tsx';

const ASK = 'block answered:hidden';
const ANSWERS = {
  sent: 'hidden at-sent:block',
  confirmed: 'hidden at-confirmed:block',
  expired: 'hidden at-expired:block',
  done: 'hidden at-done:block',
  invalid: 'hidden at-invalid:block',
};
const AGAIN = 'hidden at-expired:block at-invalid:block';

/**
 * The page of a link in an email: a button, and the answer that the fragment names. The form has no action, so it is posted to
 * the page's own URL, which has the token.
 */
export function NewsletterAnswer({ meta, ask, submit, answers, again, read }: NewsletterPage) {
  const names = Object.keys(ANSWERS) as (keyof typeof ANSWERS)[];
  const views = names.flatMap((name) => {
    const view = answers[name];
    return view ? [{ name, className: ANSWERS[name], ...view }] : [];
  });
  return (
    <>
      <Seo page={{ meta }} />
      {/* Targets of the server's redirects. */}
      {views.map(({ name }) => (
        <span key={name} id={name} />
      ))}
      <PageHero
        variant="plain"
        title={[{ name: 'ask', className: ASK, ...ask }, ...views].map(({ name, className, title }) => (
          <span key={name} className={className}>
            {title}
          </span>
        ))}
        lead={[{ name: 'ask', className: ASK, ...ask }, ...views].map(({ name, className, lead }) => (
          // On a phone, the question then takes three lines in the fallback font as well.
          <span key={name} className={clsx(className, 'max-md:pr-2')}>
            {lead}
          </span>
        ))}
        controls={
          <>
            {/* The row gives its children the padding of buttons. */}
            <form className={clsx('px-0!', ASK)} method="post">
              <Button tone="amber" type="submit" className="w-full">
                {submit}
              </Button>
            </form>
            <span className={clsx('px-0!', AGAIN)}>
              <ButtonLink tone="amber" className="w-full" to={again.to}>
                {again.label}
              </ButtonLink>
            </span>
          </>
        }
      />
      <div className="page-edge py-section">
        <TitledLinks className="max-w-prose" {...read} />
      </div>
    </>
  );
}
