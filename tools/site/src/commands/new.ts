import path from 'node:path';
import type { Arguments, Command } from '@vantedge/cli';
import { buildFolder } from '../new/build-folder.ts';
import type { FileChange } from '../new/file-change.ts';
import { installPackages } from '../new/install-packages.ts';
import { newPage } from '../new/new-page.ts';
import { newStandaloneSection } from '../new/new-standalone-section.ts';
import { newSection } from '../new/new-section.ts';
import { standaloneSection } from '../new/workspace.ts';
import { writeChanges } from '../new/write-changes.ts';
import { SiteError } from '@vantedge/release';

interface Plan {
  section: string;
  /** Folder of the changes, relative to the working directory. */
  folder: string;
  changes: readonly FileChange[];
  /** Whether packages were added, so that npm must link them. */
  needsInstall: boolean;
  /** Commands to run next. */
  next: readonly string[];
}

export const newCommand: Command = {
  name: 'new',
  summary: 'create a section, or a page of a section, with content, test and owner',
  usage: 'section <name> | page <path>',
  options: {
    title: { type: 'string', help: "title of the page (the path's last segment in words)" },
    in: { type: 'string', help: 'section: folder for a section in another repository' },
    owner: { type: 'string', help: 'section: team for CODEOWNERS (@vantedge/<name>)' },
    section: { type: 'string', help: 'page: section it belongs to (the one with a page above)' },
    'skip-install': { type: 'boolean', help: 'section: do not run npm install' },
    'dry-run': { type: 'boolean', help: 'list the files without writing them' },
  },
  async run(arguments_) {
    const plan = planOf(arguments_);
    const isDryRun = arguments_.flag('dry-run');
    const installs = plan.needsInstall && !arguments_.flag('skip-install');
    if (!isDryRun) {
      await writeChanges(path.resolve(plan.folder), plan.changes);
      if (installs) arguments_.progress.phase('install packages');
      if (installs) await installPackages(process.cwd());
    }
    return report(plan, { isDryRun, installs });
  },
};

/** What the command line asks for. */
function planOf({ names: [kind, name, ...rest], value }: Arguments): Plan {
  const root = process.cwd();
  if (name === undefined || rest.length) throw usage();
  const title = value('title');
  if (kind === 'section') {
    const folder = value('in');
    if (folder !== undefined) {
      const changes = newStandaloneSection({ root: path.resolve(folder), name, title });
      return { section: name, folder, changes, needsInstall: false, next: publishingFrom(folder, name) };
    }
    const changes = newSection({ root, name, title, owner: value('owner') });
    return { section: name, folder: '.', changes, needsInstall: true, next: publishing(name) };
  }
  if (kind !== 'page') throw usage();
  const { section, changes } = newPage({ root, path: name, title, section: value('section') });
  const next = standaloneSection(root) ? publishingFrom('.', section) : publishing(section);
  return { section, folder: '.', changes, needsInstall: false, next };
}

const publishing = (section: string) => [`npx nx build ${section}`, `npm run site -- publish ${section}`];

/** Commands for a section in a folder of another repository. */
function publishingFrom(folder: string, section: string): string[] {
  const dist = buildFolder(folder);
  return [
    ...(path.resolve(folder) === process.cwd() ? [] : [`cd ${folder}`]),
    'npx rspack build',
    `npx site publish ${section}${dist === 'dist' ? '' : ` --dist ${dist}`}`,
  ];
}

const usage = () =>
  new SiteError('USAGE', 'Expected section <name> or page <path>.', { fix: 'site new section careers' });

function report(
  { section, folder, changes, needsInstall, next }: Plan,
  { isDryRun, installs }: { isDryRun: boolean; installs: boolean },
) {
  const filesOf = (created: boolean) =>
    changes.filter(({ isNew }) => isNew === created).map(({ file }) => path.posix.join(folder, file));
  const [created, edited] = [filesOf(true), filesOf(false)];
  if (installs) edited.push('package-lock.json');
  const commands = [...(needsInstall && !installs ? ['npm install'] : []), ...next];
  const verb = (done: string, todo: string) => (isDryRun ? `would ${todo}` : done).padEnd(13);
  return {
    text: [
      ...created.map((file) => `${verb('created', 'create')}${file}`),
      ...edited.map((file) => `${verb('edited', 'edit')}${file}`),
      '',
      isDryRun ? 'Nothing was written. To go live afterwards:' : 'To go live:',
      ...commands.map((command) => `  ${command}`),
      '',
      `Write the copy in ${created.find(isRecord)}. Until 'source' and 'noindex' are removed there, search engines do not list the page.`,
    ].join('\n'),
    json: { dryRun: isDryRun, section, created, edited, next: commands },
  };
}

const isRecord = (file: string) => /(?:^|\/)(?:libs|src)\/content\/.*(?<!\.test|\/index)\.ts$/.test(file);
