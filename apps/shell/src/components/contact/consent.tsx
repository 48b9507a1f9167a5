import { contact } from '@vantedge/content-site';
import { Link } from '@vantedge/shared-ui';

/** The consent given by submitting the form. */
export function Consent() {
  const { before, link, after } = contact.form.consent;
  return (
    <p className="consent">
      {before} <Link to={link.to}>{link.title}</Link> {after}
    </p>
  );
}
