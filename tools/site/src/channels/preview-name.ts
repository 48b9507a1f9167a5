import { assertChannelName } from '@vantedge/release';
import type { Source } from '@vantedge/release';

/** Maximum length of a label of a host name. */
const MAX_LENGTH = 63;

/**
 * Name of a preview: the given one, or one made from the commit, such as `preview-1a2b3c4`. A name is part of a host name.
 * Throws `CHANNEL_NAME_INVALID`.
 */
export function previewName(given: string | undefined, source: Source | undefined): string {
  const name = given ?? (source?.commit ? `preview-${source.commit.slice(0, 7)}` : 'preview');
  assertChannelName(name.slice(0, MAX_LENGTH) === name ? name : '');
  return name;
}
