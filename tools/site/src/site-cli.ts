import type { Cli } from '@vantedge/cli';
import { canary } from './commands/canary.ts';
import { compose } from './commands/compose.ts';
import { dev } from './commands/dev.ts';
import { diff } from './commands/diff.ts';
import { doctor } from './commands/doctor.ts';
import { exportCommand } from './commands/export.ts';
import { gc } from './commands/gc.ts';
import { log } from './commands/log.ts';
import { newCommand } from './commands/new.ts';
import { preview } from './commands/preview.ts';
import { promote } from './commands/promote.ts';
import { publish } from './commands/publish.ts';
import { push } from './commands/push.ts';
import { release } from './commands/release.ts';
import { remove } from './commands/remove.ts';
import { rollback } from './commands/rollback.ts';
import { settings } from './commands/settings.ts';
import { status } from './commands/status.ts';

/** The commands of `site`, in the order of its help. */
export const SITE: Cli = {
  name: 'site',
  summary: 'Publish, roll back and develop the site.',
  commands: [
    push,
    release,
    publish,
    compose,
    preview,
    canary,
    promote,
    rollback,
    remove,
    settings,
    status,
    log,
    diff,
    doctor,
    gc,
    exportCommand,
    newCommand,
    dev,
  ],
};
