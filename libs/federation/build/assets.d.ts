declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.avif' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
declare module '*.jpg' {
  const url: string;
  export default url;
}
declare module '*.pdf' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
interface ImportMeta {
  /** Every module of a folder whose name matches, by the bundler. */
  webpackContext(folder: string, options: { regExp: RegExp }): { (key: string): unknown; keys(): string[] };
}
