import { SiteLink } from '@vantedge/shared-ui';

interface Props {
  before: string;
  link: { label: string; to: string };
  after: string;
}

/** A sentence with one link in it. */
export function LinkedText({ before, link, after }: Props) {
  return (
    <>
      {before}
      <SiteLink to={link.to}>{link.label}</SiteLink>
      {after}
    </>
  );
}
