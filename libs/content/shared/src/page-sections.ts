/** The sections of a long page, in order: the id of each, and the short name that leads there. */
export type PageSections = Readonly<Record<string, string>>;
