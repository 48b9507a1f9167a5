/** A use of a term that is right. */
export interface Exception {
  /** The words or the name as they are written in the file. */
  match: RegExp;
  files: RegExp;
  why: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  { match: /^told$/, files: /^libs\/content\//, why: 'Clients speak everyday English in their quotes.' },
  { match: /^complaints$/i, files: /^libs\/content\//, why: 'Customer complaints are a topic of support.' },
  {
    match: /^desk|Desk/,
    files: /^(?:apps|libs\/content)\/solutions\//,
    why: 'The cost of a desk and its user.',
  },
  { match: /^rotatingWords$/, files: /./, why: 'Single words of the hero.' },
  {
    match: /^words$/,
    files: /^(?:libs\/seo\/src\/share-image|apps\/stories\/pdf)\//,
    why: 'Words of a line of text.',
  },
  { match: /keep_?alive/i, files: /./, why: 'HTTP keep-alive.' },
  { match: /^Awaited$/, files: /\.ts$/, why: 'A type of TypeScript.' },
  {
    match: /^(?:CSSFontFaceRule|fontFaces?)$/,
    files: /./,
    why: 'Web APIs and Beasties: a font face is one @font-face rule.',
  },
  {
    match: /^ground$/,
    files: /^libs\/shared-ui\/src\/components\/pictogram/,
    why: 'Background marks of a drawing.',
  },
  { match: /^nobody$/, files: /^libs\/release\/src\/store\/disk-store\.test\.ts$/, why: 'The Unix user.' },
  { match: /fault/i, files: /fault|\/store\/testing\/|\/replace-folder/, why: 'Fault injection.' },
];
