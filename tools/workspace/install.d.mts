/**
 * Returns the paths of the programs that a target of tests needs (such as `s3`), in the order of the table, from the PATH of
 * an environment, whose `CHROMIUM` can name that browser; `undefined` if one is missing.
 */
export function findPrograms(
  target: string,
  environment?: { PATH: string; CHROMIUM?: string },
): string[] | undefined;
