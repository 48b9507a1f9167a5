import { join } from 'node:path';
import { bundleScript } from '../../testing/bundle-script.ts';
import type { Attempt } from './attempt.ts';
import { type LineProcess, startLineProcess } from './line-process.ts';

const SCRIPT = join(process.cwd(), 'libs/release/src/log/testing/publisher.ts');

let script: Promise<string[]> | undefined;

/** A process of publishers. It reports its attempts. */
type Publisher = LineProcess<Attempt>;

/** Starts a process of publishers on the store at a `--store` value. Resolves when it is ready to begin. */
export const startPublisher = async (location: string, count: number, names: string[]): Promise<Publisher> =>
  startLineProcess([...(await (script ??= bundleScript(SCRIPT))), location, String(count), ...names]);
