import { company } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { PageHero } from '@vantedge/shared-ui';
import { ContactForm } from '../components/contact/contact-form.tsx';
import { OfficeCard, QuickContact } from '../components/contact/office-card.tsx';
import { OfficeDay } from '../components/contact/office-day.tsx';
import { TitleLines } from '../components/title-lines.tsx';

export default function ContactPage() {
  return (
    <>
      <Seo page={contact} />
      <PageHero variant="plain" title={<TitleLines lines={contact.hero.lines} />} lead={contact.hero.lead}>
        <OfficeDay {...contact.day} />
      </PageHero>
      <section className="pt-section-lg pb-section" aria-label={contact.form.section}>
        <div className="page-edge grid-12 items-start">
          <div className="col-span-full lg:col-span-7">
            <ContactForm />
          </div>
          <div className="col-span-full gap-x-gutter max-lg:mt-18 md:max-lg:grid md:max-lg:grid-cols-2 lg:col-start-9">
            {company.offices.map((office, index) => (
              <OfficeCard key={office.id} {...office} mailbox={index === 0} />
            ))}
            <QuickContact {...contact.quick} />
          </div>
        </div>
      </section>
    </>
  );
}
