/** Loader of a file that the build makes: its bytes, whatever stands in its place. */
module.exports = async function makeFile() {
  return Buffer.from(await this.getOptions().make());
};
