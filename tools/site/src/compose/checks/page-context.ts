import { SHELL } from '@vantedge/federation-contract';
import { closest } from '@vantedge/documents/html';
import type { Element } from '@vantedge/documents/html';
import type { RouteOwner, Sections } from '../client-release.ts';
import type { ReleaseProblem } from './problem.ts';

/** A problem of a page as a check finds it, without its page and the code responsible. */
export type PageProblem = Pick<ReleaseProblem, 'code' | 'text' | 'fix'>;

/** Turns problems of one page into problems of the release that name the section and module responsible. */
export class PageContext {
  constructor(
    readonly route: RouteOwner,
    readonly sections: Sections,
  ) {}

  /** A problem of an element, which belongs to the widget, page, header or footer that contains it; without one, of the page as a whole. */
  problem(found: PageProblem, element?: Element): ReleaseProblem {
    const { path, section, module } = this.route;
    const page = `${path} of '${section}'`;
    const problem = { ...found, page, at: `${section}: ${module}`, sections: [section] };
    if (!element) return problem;
    const widget = closest('[data-widget]', element)?.attribs['data-widget'];
    if (widget !== undefined) {
      const [section = '', name = ''] = widget.split('/');
      const built = this.sections.get(section)?.build.widgets.find((candidate) => candidate.name === name);
      if (!built) return problem;
      const text = `${found.text}, in the widget '${widget}'`;
      return { ...problem, text, at: `${section}: ${built.module}`, sections: [section] };
    }
    if (closest('main', element) || !closest('header, footer, dialog', element)) return problem;
    const text = `${found.text}, in the header or footer`;
    return { ...problem, text, at: FRAME_CONTENT_FILES, sections: [SHELL] };
  }
}

/** Source of the links in the header, menus and footer. */
export const FRAME_CONTENT_FILES = 'libs/content/site (header.ts, industries-menu.ts, footer.ts)';

/** Longest tag that a message shows in full. */
const MAX_TAG_LENGTH = 200;

/** The opening tag of an element, for a message. */
export function openingTag({ name, attribs }: Element): string {
  const tag = `<${[name, ...Object.entries(attribs).map(([key, value]) => `${key}="${value}"`)].join(' ')}>`;
  return tag.length > MAX_TAG_LENGTH ? `${tag.slice(0, MAX_TAG_LENGTH)}…` : tag;
}
