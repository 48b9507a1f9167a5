/** Returns the paths of nginx, Caddy and OpenSSL; `undefined` if one of them is not installed. */
export function proxyPrograms(
  searchPath?: string,
): { nginx: string; caddy: string; openssl: string } | undefined;

/** Installs the proxies when running as root on Debian. Otherwise their tests are skipped, except in CI, where this throws. */
export function ensureProxies(): Promise<void>;

/** How to install nginx and Caddy on this machine. */
export function proxiesInstallHint(): string;
