/** Loader that returns the bytes of a generated file and ignores the module's source. */
module.exports = async function generateFile() {
  return Buffer.from(await this.getOptions().make());
};
