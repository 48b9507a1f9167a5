/**
 * Flags with which Node runs these scripts and nothing else: no files but the scripts, no child processes, worker threads or
 * native add-ons, no code from strings, a limited heap. From Node 25 on, no network either.
 */
export function nodeFlags(scripts: readonly string[], heapMegabytes: number): string[] {
  // Node 20 has the permission model under its experimental name.
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  return [
    permission,
    ...scripts.map((script) => `--allow-fs-read=${script}`),
    '--no-addons',
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${heapMegabytes}`,
    '--no-warnings',
  ];
}
