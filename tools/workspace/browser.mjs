import path from 'node:path';
import { canInstall, findProgram, installCommand, installPackages, isDebian, isProgram } from './debian.mjs';

/**
 * Executables of each browser, in order of preference. `substitutes` are used where nothing can be installed; `also` must be
 * on the PATH too. `packages` are Debian packages.
 */
const BROWSERS = {
  chromium: {
    label: 'Chromium',
    variable: 'CHROMIUM',
    programs: ['chromium', 'chromium-browser', 'google-chrome'],
    packages: ['chromium'],
  },
  // The same engine without windows; a page takes half the CPU time. For tests.
  'headless-chromium': {
    label: 'Chromium',
    variable: 'CHROMIUM',
    programs: ['chromium-headless-shell'],
    substitutes: ['chromium', 'chromium-browser', 'google-chrome'],
    packages: ['chromium-headless-shell'],
  },
  firefox: {
    label: 'Firefox',
    variable: 'FIREFOX',
    programs: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
  },
  webkit: {
    label: 'WebKitGTK',
    variable: 'WEBKIT_DRIVER',
    programs: ['WebKitWebDriver'],
    also: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/** Arguments of Chromium in tests: no requests of its own, no QUIC, and software rendering. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the path of a browser's executable (for WebKit, of its WebDriver server): the one named by its variable, such as
 * $CHROMIUM, or the first on the PATH. `undefined` if it is not installed.
 */
export function findBrowser(name = 'chromium', environment = process.env) {
  const { variable, programs, substitutes = [], also = [] } = BROWSERS[name];
  const find = (program) => findProgram(program, environment.PATH);
  if (also.some((program) => !find(program))) return undefined;
  const named = environment[variable];
  if (named) return isProgram(named) ? named : undefined;
  return [...programs, ...substitutes].map(find).find(Boolean);
}

/** Installs missing browsers when running as root on Debian; otherwise throws an error that says how to install them. */
export async function ensureBrowsers(...names) {
  const isMissing = (name) => !findBrowser(name) || (canInstall() && isSubstitute(name));
  const missing = names.filter(isMissing).map((name) => BROWSERS[name]);
  if (!missing.length) return;
  for (const { variable } of missing) {
    const named = process.env[variable];
    if (named && !isProgram(named))
      throw new Error(`${variable} is ${named}, which is not an executable file. Correct or unset it.`);
  }
  const labels = missing.map(({ label }) => label).join(' and ');
  const packages = missing.flatMap(({ packages }) => packages);
  if (!canInstall()) throw new Error(`${labels} not found. Install: ${installHint(missing, packages)}`);
  await installPackages(labels, packages);
  if (names.some((name) => !findBrowser(name)))
    throw new Error(`Could not install ${labels}: see the output of apt-get above.`);
}

/** Whether the browser found is a substitute that its variable does not name. */
function isSubstitute(name) {
  const { variable, substitutes = [] } = BROWSERS[name];
  return !process.env[variable] && substitutes.includes(path.basename(findBrowser(name)));
}

function installHint(missing, packages) {
  if (isDebian()) return installCommand(packages);
  return missing
    .map(({ programs, substitutes = [], also = [], variable }) => {
      const wanted = `${[[...programs, ...substitutes].join(' or '), ...also].join(' and ')} on the PATH`;
      return `${wanted} (or export ${variable}=<executable>)`;
    })
    .join('; ');
}
