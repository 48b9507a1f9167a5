import { parseArguments } from '@vantedge/cli';
import { putVersion } from '@vantedge/release';
import { diskStore, putBlob } from '@vantedge/release/store';
import { fakeBuild, withTemporaryFolder } from '@vantedge/release/testing';
import { publishSections } from '../publish/publish-sections.ts';
import { releaseVersions } from '../publish/release-versions.ts';
import { publish } from './publish.ts';
import { release } from './release.ts';

jest.mock('../publish/publish-sections.ts', () => ({ publishSections: jest.fn() }));
jest.mock('../publish/release-versions.ts', () => ({ releaseVersions: jest.fn() }));

const stopped = new Error('stopped');
beforeEach(() => {
  jest.mocked(publishSections).mockRejectedValue(stopped);
  jest.mocked(releaseVersions).mockRejectedValue(stopped);
});

const run = (command: typeof publish, ...texts: string[]) =>
  command.run(parseArguments({ name: 'site' }, command, texts));

const EXPECTED = ['--expect', 'stories@0123', '--expect', 'pricing@4567'];

test('the command that a conflict suggests repeats the expected versions of a publish', () =>
  withTemporaryFolder(async (folder) => {
    const options = ['--store', folder, ...EXPECTED];
    await expect(run(publish, 'stories', 'pricing', ...options)).rejects.toBe(stopped);
    expect(publishSections).toHaveBeenCalledWith(expect.objectContaining({ flags: options.join(' ') }));
  }));

test('the command that a conflict suggests repeats the expected versions of a release', () =>
  withTemporaryFolder(async (folder) => {
    const store = diskStore(folder);
    const server = await putBlob(store, Buffer.from('code'));
    const id = await putVersion(store, {
      section: 'stories',
      build: fakeBuild('stories'),
      files: {},
      server,
    });
    const options = ['--store', folder, '--expect', 'any'];
    await expect(run(release, `stories@${id}`, ...options)).rejects.toBe(stopped);
    const retryCommand = ['site', 'release', `stories@${id}`, ...options].join(' ');
    expect(releaseVersions).toHaveBeenCalledWith(expect.objectContaining({ retryCommand }));
  }));
