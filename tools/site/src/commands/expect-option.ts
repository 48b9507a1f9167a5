import type { Option } from '@vantedge/cli';

/** The option `--expect` of commands that release versions. */
export const expectOption: Option = {
  type: 'string',
  multiple: true,
  help: 'fail unless this version of a section is live: stories@5023f13c; repeat it per section; any: replace whatever is live',
};
