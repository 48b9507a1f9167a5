import type { Cli } from '@vantedge/cli';

/** The commands of `site`, in the order of its help. */
export const SITE: Cli = {
  name: 'site',
  summary: 'Publish, roll back and develop the site.',
  commands: {
    push: async () => (await import('./commands/push.ts')).push,
    release: async () => (await import('./commands/release.ts')).release,
    publish: async () => (await import('./commands/publish.ts')).publish,
    compose: async () => (await import('./commands/compose.ts')).compose,
    preview: async () => (await import('./commands/preview.ts')).preview,
    canary: async () => (await import('./commands/canary.ts')).canary,
    promote: async () => (await import('./commands/promote.ts')).promote,
    rollback: async () => (await import('./commands/rollback.ts')).rollback,
    remove: async () => (await import('./commands/remove.ts')).remove,
    settings: async () => (await import('./commands/settings.ts')).settings,
    status: async () => (await import('./commands/status.ts')).status,
    log: async () => (await import('./commands/log.ts')).log,
    diff: async () => (await import('./commands/diff.ts')).diff,
    doctor: async () => (await import('./commands/doctor.ts')).doctor,
    gc: async () => (await import('./commands/gc.ts')).gc,
    export: async () => (await import('./commands/export.ts')).exportCommand,
    dev: async () => (await import('./commands/dev.ts')).dev,
  },
};
