/** Names of the apps of the site, the shell first: every `apps/<name>` that has a `src/section.ts`. */
export const SECTIONS: string[];

/** Names of the sections in a folder of apps: the shell first, because the others need it, then alphabetically. */
export function sectionsIn(folder: string): string[];
