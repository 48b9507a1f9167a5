/** Made by the monolith's build: every section's declared modules, by `<section>/<module>`. */
declare module 'all-modules' {
  const modules: Record<string, () => Promise<{ default: unknown }>>;
  export default modules;
}
