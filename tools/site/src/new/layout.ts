/** Folders of a section, relative to the root. */
export interface Layout {
  /** Folder with `src/section.ts`. */
  app: string;
  /** Folder with its content records and their `index.ts`. */
  content: string;
  /** Package of the content. Without it, the content belongs to the section. */
  contentPackage?: string;
}

/** A section of this workspace: an app, and a content package with its tests. */
export const workspaceLayout = (section: string, content = section): Layout => ({
  app: `apps/${section}`,
  content: `libs/content/${content}/src`,
  contentPackage: `@vantedge/content-${content}`,
});

/** A section of another repository: everything in one folder, the root. */
export const STANDALONE: Layout = { app: '.', content: 'src/content' };
