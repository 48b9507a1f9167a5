/** Names of the apps that make up the site: every `apps/<name>` that declares itself in `src/section.ts`, the shell first. */
export const SECTIONS: string[];

/** Names of the sections in a folder of apps: the shell first, because the others need it, then by name. */
export function sectionsIn(folder: string): string[];
