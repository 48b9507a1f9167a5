import { rspack, type Configuration } from '@rspack/core';

/** Builds one configuration to the end; its errors are thrown as the bundler words them. */
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
