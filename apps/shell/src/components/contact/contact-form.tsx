import { paths } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { LinkedText } from '@vantedge/shared-ui';
import { SectionForm } from '@vantedge/shared-ui/forms';
import { useNavigate } from 'react-router-dom';
import { contactForm } from '../../forms/contact.ts';

/** Query parameters of the contact form that are not called like their fields. */
const PARAMETERS = { service: 'topic' };

/** The contact form. Navigates to the thank-you page once the message is stored, unless the visitor has left. */
export function ContactForm() {
  const { title, note, texts, consent } = contact.form;
  const navigate = useNavigate();
  return (
    <SectionForm
      form={contactForm}
      title={title}
      note={note}
      texts={texts}
      parameters={PARAMETERS}
      onSent={(form) => {
        if (form.isConnected) void navigate(paths.thankYou, { state: { sent: Date.now() } });
      }}
    >
      <p className="max-w-note text-small/normal text-slate">
        <LinkedText {...consent} />
      </p>
    </SectionForm>
  );
}
