import { paths } from '@vantedge/content-shared';
import type { ReleaseFacts } from '@vantedge/federation-contract';
import { createContext, use } from 'react';

/** Information about the release that the application belongs to. */
export interface ReleaseSource {
  /** Year of the copyright notice. */
  year: number;
  /** Whether visitors may refuse third parties. */
  hasThirdParties?: boolean;
  /** Returns facts about the current page. Throws if its document does not include them. */
  facts(): ReleaseFacts;
}

/**
 * The release as known to a document. Hydration keeps the prerendered year, so the year here is only used without
 * server HTML.
 */
export const documentRelease = (facts: ReleaseFacts | undefined, hasThirdParties = false): ReleaseSource => ({
  year: new Date().getUTCFullYear(),
  hasThirdParties,
  facts() {
    if (facts) return facts;
    throw new Error('This page uses facts about its release, but its document does not include them.');
  },
});

export const ReleaseContext = createContext(documentRelease(undefined));

/** Returns facts about this page and its release. Pages that use it must be listed in `DOCUMENT_ONLY_PATHS`. */
export const useReleaseFacts = () => use(ReleaseContext).facts();

/** Pages that use release facts. Only their own documents include the facts, so they always need a full page load. */
export const DOCUMENT_ONLY_PATHS: readonly string[] = [paths.privacy];
