import { company } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { PageHero } from '@vantedge/shared-ui';
import { ContactForm } from '../components/contact/contact-form.tsx';
import { OfficeCard } from '../components/contact/office-card.tsx';
import { OfficeDay } from '../components/contact/office-day.tsx';
import { QuickContact } from '../components/contact/quick-contact.tsx';
import { TitleLines } from '../components/title-lines.tsx';

export default function ContactPage() {
  return (
    <>
      <Seo page={contact.meta} />
      <PageHero variant="plain" title={<TitleLines lines={contact.hero.lines} />} lead={contact.hero.lead}>
        <OfficeDay {...contact.day} />
      </PageHero>
      <section className="contact" aria-label={contact.form.section}>
        <div className="wrap contact-layout">
          <div className="contact-form-column">
            <ContactForm {...contact.form} />
          </div>
          <div className="contact-aside">
            {company.offices.map((office) => (
              <OfficeCard key={office.id} {...office} />
            ))}
            <QuickContact {...contact.quick} />
          </div>
        </div>
      </section>
    </>
  );
}
