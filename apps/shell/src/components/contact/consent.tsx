import { contact } from '@vantedge/content-site';
import { LinkedText } from '@vantedge/shared-ui';

/** The consent given by submitting the form. */
export function Consent() {
  return (
    <p className="max-w-[46ch] text-small/normal text-slate">
      <LinkedText {...contact.form.consent} />
    </p>
  );
}
