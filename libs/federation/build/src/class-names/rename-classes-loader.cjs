/** Loader that renames classes in a module, before it is compiled. */
module.exports = async function renameClasses(code) {
  const done = this.async();
  const { names, rename } = this.getOptions();
  try {
    const renamed = rename(code, this.resourcePath, await names());
    done(null, renamed?.code ?? code, renamed?.map);
  } catch (error) {
    done(error);
  }
};
