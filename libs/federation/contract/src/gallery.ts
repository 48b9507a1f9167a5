/**
 * Module that development builds of sections expose in addition to those they declare, for the component gallery. Its default export is
 * the bundler's context of all `*.examples.tsx` of the section.
 */
export const GALLERY_MODULE = './component-gallery.ts';
