import type { Arguments, Command } from '@vantedge/cli';
import type { FileChange } from '../new/file-change.ts';
import { installPackages } from '../new/install-packages.ts';
import { newPage } from '../new/new-page.ts';
import { newSection } from '../new/new-section.ts';
import { writeChanges } from '../new/write-changes.ts';
import { SiteError } from '@vantedge/release';

interface Plan {
  section: string;
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
      await writeChanges(process.cwd(), plan.changes);
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
    const changes = newSection({ root, name, title, owner: value('owner') });
    return { section: name, changes, needsInstall: true, next: publishing(name) };
  }
  if (kind !== 'page') throw usage();
  const { section, changes } = newPage({ root, path: name, title, section: value('section') });
  return { section, changes, needsInstall: false, next: publishing(section) };
}

const publishing = (section: string) => [`npx nx build ${section}`, `npm run site -- publish ${section}`];

const usage = () =>
  new SiteError('USAGE', 'Expected section <name> or page <path>.', { fix: 'site new section careers' });

function report(
  { section, changes, needsInstall, next }: Plan,
  { isDryRun, installs }: { isDryRun: boolean; installs: boolean },
) {
  const created = changes.filter(({ isNew }) => isNew).map(({ file }) => file);
  const edited = changes.filter(({ isNew }) => !isNew).map(({ file }) => file);
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

const isRecord = (file: string) => /^libs\/content\/.*(?<!\.test|\/index)\.ts$/.test(file);
