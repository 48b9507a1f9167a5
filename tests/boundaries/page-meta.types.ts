import type * as content from '@vantedge/content-shared';
import type * as seo from '@vantedge/seo';

/** Whether two types are the same, member for member, optional ones too: both would otherwise fit either way. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Held by the compiler: content and seo, which do not know one another, mean the same by a page's record. */
export const oneRecord: Same<content.PageMeta, seo.PageMeta> = true;

/** The negative control: a member more, though it is optional, is another record. */
export const anotherRecord: Same<content.PageMeta, seo.PageMeta & { more?: string }> = false;
