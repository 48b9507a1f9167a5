/**
 * Node flags that restrict a process to the given scripts: no other files, no child processes, worker threads or native
 * add-ons, no code from strings, and a limited heap. From Node 25 on, also no network.
 */
export function nodeFlags(scripts: readonly string[], heapMegabytes: number): string[] {
  // In Node 20, the permission model still has its experimental name.
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
