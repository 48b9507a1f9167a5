import type { Command } from '@vantedge/cli';
import { examineStore } from '../doctor/examine-store.ts';
import { type Finding, isSerious } from '../doctor/finding.ts';
import { temporaryFiles } from '../doctor/temporary-files.ts';
import { totalText } from '../gc/garbage-text.ts';
import { openStore, storeFolder } from '@vantedge/release/store';

/** Maximum number of stray keys to list. `--json` lists all. */
const MAX_STRAY = 10;

export const doctor: Command = {
  name: 'doctor',
  summary: 'list damaged, missing and unused files of the store, and how to fix them',
  usage: '',
  options: {},
  async run({ text, progress }) {
    const location = text('store');
    const folder = storeFolder(location);
    const findings = [
      ...(await examineStore(openStore(location), { progress })),
      ...(folder === undefined ? [] : await temporaryFiles(folder)),
    ];
    const serious = findings.filter(isSerious);
    const strays = findings.filter(({ state }) => state === 'stray');
    const garbage = findings.filter(({ state }) => state === 'garbage');
    const size = garbage.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
    if (serious.length) process.exitCode = 1;
    const counts = ['damaged', 'missing', 'stray', 'garbage'].map(
      (state) => `${findings.filter((finding) => finding.state === state).length} ${state}`,
    );
    return {
      text: [
        ...[...serious, ...strays.slice(0, MAX_STRAY)].map(lines),
        ...(strays.length > MAX_STRAY
          ? [`and ${strays.length - MAX_STRAY} more stray keys: site doctor --json`]
          : []),
        ...(garbage.length
          ? [`garbage  ${totalText({ keys: garbage.length, bytes: size })}\n  fix   site gc`]
          : []),
        counts.join(', '),
      ].join('\n'),
      json: { healthy: serious.length === 0, findings },
    };
  },
};

const lines = ({ state, at, problem, fix }: Finding) =>
  `${state.padEnd(8)} ${at}\n  ${problem}\n  fix   ${fix}`;
