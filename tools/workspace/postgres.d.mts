/** Returns the folder with PostgreSQL's programs, of the newest version; `undefined` if it is not installed. */
export function postgresPrograms(searchPath?: string): string | undefined;

/** Installs PostgreSQL when running as root on Debian. Otherwise its tests are skipped, except in CI, where this throws. */
export function ensurePostgres(): Promise<void>;

/** How to install PostgreSQL on this machine. */
export function installHint(): string;
