import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The content of a PDF as a reader or assistive technology gets it. */
export interface PdfReading {
  title: string | undefined;
  language: string | undefined;
  /** True if the document declares tagged content. */
  marked: boolean;
  /** True if the window title is the document title, not the file name. */
  showsTitle: boolean;
  /** The roles of all elements, in reading order. */
  roles: string[];
  /** Alternative texts of the drawings. */
  drawings: string[];
  /** The text of each page. */
  pages: string[];
  text: string;
}

/** Reads a PDF with an independent parser, in a separate process because Jest cannot import its ES modules. */
export function readPdf(bytes: Uint8Array): PdfReading {
  const main = path.join(__dirname, 'read-pdf-main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', main], { input: bytes });
  if (status !== 0) throw new Error(stderr.toString());
  return JSON.parse(stdout.toString()) as PdfReading;
}
