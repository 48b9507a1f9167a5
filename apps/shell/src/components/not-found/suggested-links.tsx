import { company, emailReveal } from '@vantedge/content-shared';
import type { notFound } from '@vantedge/content-site';
import { LinkedText, MaskedEmail } from '@vantedge/shared-ui';
import { LinkList } from '../link-list.tsx';

/** Links to popular pages, and contact details for reporting a broken link. */
export function SuggestedLinks({ title, links, help, show, write }: typeof notFound.suggestions) {
  return (
    <section className="py-section" aria-labelledby="back-title">
      <div className="wrap grid-12">
        <h2 className="col-span-full lg:col-span-5 lg:row-span-2" id="back-title">
          {title}
        </h2>
        <LinkList className="col-span-full max-lg:mt-10 lg:col-start-7" links={links} large />
        <p className="col-span-full mt-5 text-md text-slate lg:col-start-7">
          <LinkedText className="text-ink" {...help} />{' '}
          <MaskedEmail email={company.email} labels={{ ...emailReveal, show, write }} />
        </p>
      </div>
    </section>
  );
}
