/** Generated from `section.ts` by the build: every declared module, loaded on demand, and the routes that are not from data. */
declare module 'declared-modules' {
  export const routes: readonly { path: string; module: string }[];
  const modules: Record<string, () => Promise<{ default: import('react').ComponentType }>>;
  export default modules;
}
