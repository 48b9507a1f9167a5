import type * as content from '@vantedge/content-shared';
import type * as seo from '@vantedge/seo';

/** Whether two types are identical, including optional members, which assignability would ignore. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compile-time check: content and seo, which must not import each other, declare the same page record. */
export const oneRecord: Same<content.PageMeta, seo.PageMeta> = true;

/** Negative test: an extra optional member makes a different record. */
export const anotherRecord: Same<content.PageMeta, seo.PageMeta & { more?: string }> = false;
