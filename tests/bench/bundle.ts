import { rspack, type Configuration } from '@rspack/core';

/** Runs one build; throws the bundler's errors. */
export async function bundle(configuration: Configuration): Promise<void> {
  const compiler = rspack(configuration);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only') ?? 'no stats'));
        else resolve();
      });
    });
  });
}
