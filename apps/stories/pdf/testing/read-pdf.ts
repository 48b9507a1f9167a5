import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** What a reader of a document, human or machine, gets to know of it. */
export interface PdfReading {
  title: string | undefined;
  language: string | undefined;
  /** Whether the document says that its content is tagged. */
  marked: boolean;
  /** Whether a window is named by the title, not by the file. */
  showsTitle: boolean;
  /** Of every element of the structure, in reading order. */
  roles: string[];
  /** What stands for the drawings. */
  drawings: string[];
  /** The text of each page. */
  pages: string[];
  text: string;
}

/** Reads a document with a parser that is none of the writer's, in a process of its own: Jest imports no such module. */
export function readPdf(bytes: Uint8Array): PdfReading {
  const main = path.join(__dirname, 'read-pdf-main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', main], { input: bytes });
  if (status !== 0) throw new Error(stderr.toString());
  return JSON.parse(stdout.toString()) as PdfReading;
}
