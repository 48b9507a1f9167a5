import type { ReleaseFacts } from '@vantedge/federation-contract';
import { createContext, use } from 'react';

/** What the application knows about the release that it belongs to. */
export interface ReleaseSource {
  /** Year of the copyright notice. */
  year: number;
  /** Facts about the page that is shown; throws where its document carries none. */
  facts(): ReleaseFacts;
}

/** The release as a document of it knows it. React keeps the year that was prerendered, so this one is for documents without markup. */
export const documentRelease = (facts: ReleaseFacts | undefined): ReleaseSource => ({
  year: new Date().getUTCFullYear(),
  facts() {
    if (facts) return facts;
    throw new Error('This page states facts about its release, and this document does not carry them.');
  },
});

export const ReleaseContext = createContext(documentRelease(undefined));

/** Facts about this page and its release. A page that calls this belongs into `DOCUMENT_ONLY_PATHS`. */
export const useReleaseFacts = () => use(ReleaseContext).facts();

/** Pages that state facts about their release: only their own documents carry them, so each visit loads the document. */
export const DOCUMENT_ONLY_PATHS: readonly string[] = ['/privacy'];
