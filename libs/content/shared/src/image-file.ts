/** An image that the company supplies: a logo, an icon or a picture of a story. Optional wherever a record has one. */
export interface ImageFile {
  /** URL of the file. */
  src: string;
  /** Size in pixels, which reserves its room. */
  width: number;
  height: number;
  /** What it shows; empty for decoration and for a logo next to its name. */
  alt: string;
}
