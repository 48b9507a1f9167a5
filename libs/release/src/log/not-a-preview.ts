import { SiteError } from '../site-error.ts';

/** Error for a channel that is not a preview, or does not exist. */
export const notAPreview = (name: string) =>
  new SiteError('NOT_A_PREVIEW', `There is no preview '${name}'.`, {
    at: `channels/${name}/`,
    fix: `site preview <section…> --name ${name}`,
  });
