import { canInstall, findProgram, installCommand, installPackages, isDebian } from './debian.mjs';

/** Programs of Ceph's S3 service, and of util-linux, which `tests/s3` runs. */
const PROGRAMS = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin', 'setpriv'];

/** Debian packages with these programs. */
const PACKAGES = ['ceph-mon', 'ceph-osd', 'radosgw'];

/** Whether the S3 service that the tests start is installed. */
export const hasS3Service = (searchPath = process.env.PATH) =>
  PROGRAMS.every((name) => findProgram(name, searchPath));

/** Installs the S3 service of the tests when running as root on Debian. Otherwise they are skipped, except in CI, where this throws. */
export async function ensureS3Service() {
  if (hasS3Service()) return;
  if (canInstall()) {
    await installPackages("Ceph's S3 service", ['--no-install-recommends', ...PACKAGES]);
    if (!hasS3Service()) throw new Error('Could not install Ceph: see the output of apt-get above.');
    return;
  }
  const hint = isDebian() ? installCommand(PACKAGES) : `install Ceph: ${PROGRAMS.join(', ')}`;
  if (process.env.CI) throw new Error(`The S3 service of the tests is not installed. Fix: ${hint}`);
  console.log(
    `The tests of stores on S3 are skipped, because no S3 service is installed. To run them: ${hint}`,
  );
}
