/** A use of a term that is right. */
export interface Exception {
  /** The words or the name as they stand in the file. */
  match: RegExp;
  files: RegExp;
  why: string;
}

export const EXCEPTIONS: readonly Exception[] = [];
