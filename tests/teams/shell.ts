import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { EditedCheckout } from '../site/support/checkouts.ts';

/** The repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The shell blocks of a page of the documentation (` ```sh `), by the heading above them; those of one heading together. */
export function shellBlocks(file: string): Record<string, string> {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const blocks: Record<string, string> = {};
  for (const { index, 1: indent, 2: code } of text.matchAll(/^( *)```sh\n(.*?)^ *```$/gms)) {
    const heading = text
      .slice(0, index)
      .match(/^## (.*)$/gm)!
      .at(-1)!
      .slice('## '.length);
    blocks[heading] = (blocks[heading] ?? '') + code!.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
  }
  return blocks;
}

/** A code block with the path of its file in the first line: all of the file, or what changes in it. */
const FILE_BLOCK = /^( *)```(?:tsx?\n *\/\/|diff\n *\+\+\+) (\S+)\n(.*?)^ *```$/gms;

/** Does what the code blocks of a page of the documentation show, with other names than theirs: writes whole files, and makes changes. */
export function followCode(checkout: EditedCheckout, page: string, names: Record<string, string> = {}) {
  const renamed = (text: string) =>
    Object.entries(names).reduce((renaming, [from, to]) => renaming.replaceAll(from, to), text);
  const blocks = readFileSync(path.join(ROOT, page), 'utf8').matchAll(FILE_BLOCK);
  for (const [block, indent, documented, text] of blocks) {
    const file = renamed(documented!);
    const code = renamed(text!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
    if (block.includes('```diff'))
      code.split(/^@@\n/m).forEach((change) => applyChange(checkout, file, change));
    else checkout.create(file, code);
  }
}

/** Replaces the lines of a change that are there by those that it leaves; one that only adds is at the end. */
function applyChange(checkout: EditedCheckout, file: string, change: string) {
  const without = (sign: string) => {
    const lines = change.split('\n').filter((line) => !line.startsWith(sign));
    return lines.map((line) => line.slice(1)).join('\n');
  };
  const [before, after] = [without('+'), without('-')];
  if (before) checkout.edit(file, before, after);
  else checkout.append(file, after);
}

/** Copies the store of a composed site, for a test to change; returns its folder. */
export function copyStore(name: string, composed: 'site' | 'lab' = 'site'): string {
  const folder = path.join(ROOT, '.store-test/copies', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(ROOT, '.store-test', composed), folder, { recursive: true });
  return folder;
}

/** The environment of Ada, who commits and runs the programs of the folder that she is in. */
export const ADA: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `node_modules/.bin${path.delimiter}${process.env['PATH']}`,
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
  NX_DAEMON: 'false',
  NO_COLOR: '1',
};

/** Runs shell commands in a folder; resolves to their standard output, and rejects with all output if one fails. */
export async function sh(cwd: string, commands: string, env = ADA): Promise<string> {
  const running = promisify(execFile)('sh', ['-e', '-c', commands], { cwd, env, maxBuffer: 2 ** 26 });
  const { stdout } = await running.catch((error: Error & { stdout: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`, { cause: error });
  });
  return stdout;
}

/** What a clone and `npm start` leave: a checkout with a commit, and a store to which it was published. */
export async function cloneAndStart(name: string): Promise<EditedCheckout> {
  const checkout = new EditedCheckout(name);
  await sh(checkout.root, 'git add --all && git commit --quiet --message "Clone"');
  cpSync(path.join(ROOT, '.store-test/site'), path.join(checkout.root, '.store'), { recursive: true });
  return checkout;
}

/** The change of a title that a page of the documentation asks for: the file, and the title before and after it. */
export function documentedChange(file: string): [file: string, before: string, after: string] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const change = /(?:In|Open)\s+`([^`]+)`.*?^- +title: '(.+?)',$\n^\+ +title: '(.+?)',$/ms.exec(text);
  const [, changed, before, after] = change!;
  return [changed!, before!, after!];
}

/** The text of a page's heading. */
export async function fetchHeading(url: string, headers: Record<string, string> = {}): Promise<string> {
  const html = await (await fetch(url, { headers })).text();
  return /<h1.*?<\/h1>/s.exec(html)?.[0].replaceAll(/<[^>]+>/g, '') ?? '';
}
