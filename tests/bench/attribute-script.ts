import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { brotliBytes } from './brotli-bytes.ts';

/** What one origin contributes to a script. */
export interface ScriptPart {
  /** A package, a library or a folder of the workspace, or what the bundler adds. */
  origin: string;
  /** Bytes of minified code. */
  bytes: number;
  /** How many bytes smaller the compressed script would be without it. */
  brotli: number;
}

/** Splits a minified script by the origin of its code, largest part first. `map` is its source map, as JSON. */
export function attributeScript(code: string, map: string): ScriptPart[] {
  const pieces = piecesOf(code, map);
  const whole = brotliBytes(code);
  const origins = new Set(pieces.map(({ origin }) => origin));
  return [...origins]
    .map((origin) => ({
      origin,
      bytes: textOf(pieces, (piece) => piece.origin === origin).length,
      brotli: whole - brotliBytes(textOf(pieces, (piece) => piece.origin !== origin)),
    }))
    .sort((a, b) => b.bytes - a.bytes);
}

interface Piece {
  origin: string;
  text: string;
}

const textOf = (pieces: readonly Piece[], select: (piece: Piece) => boolean) =>
  pieces
    .filter(select)
    .map(({ text }) => text)
    .join('');

/** The script in pieces of one origin each. */
function piecesOf(code: string, map: string): Piece[] {
  const lineStarts = [0];
  for (const line of code.split('\n')) lineStarts.push(lineStarts.at(-1)! + line.length + 1);
  const marks: { start: number; source: string | null }[] = [{ start: 0, source: null }];
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) =>
    marks.push({ start: lineStarts[generatedLine - 1]! + generatedColumn, source }),
  );
  return marks.map(({ start, source }, i) => ({
    origin: originOf(source),
    text: code.slice(start, marks[i + 1]?.start ?? code.length),
  }));
}

/** Returns the package of a source, the workspace folder that it is in, or `bundler`. */
export function originOf(source: string | null): string {
  const installed = source?.split('node_modules/').at(-1);
  if (source && installed && installed !== source) return /^(@[^/]+\/)?[^/]+/.exec(installed)![0];
  const own = /(?:^|\/)((?:libs|apps)\/(?:content\/|federation\/)?[^/]+|src\/[^/]+)/.exec(source ?? '');
  return own?.[1] ?? 'bundler';
}
