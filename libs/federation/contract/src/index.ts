export * from './build-record.ts';
export * from './client-release.ts';
export * from './development-record.ts';
export * from './section.ts';
