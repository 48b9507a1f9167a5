export * from './build-record.ts';
export * from './client-release.ts';
export * from './form.ts';
export * from './gallery.ts';
export * from './section.ts';
export * from './signal.ts';
