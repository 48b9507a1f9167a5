/** Generated from `section.ts` by the build: every declared module, loaded on demand. */
declare module 'declared-modules' {
  const modules: Record<string, () => Promise<{ default: import('react').ComponentType }>>;
  export default modules;
}
