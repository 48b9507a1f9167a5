import type { RemoteModule } from './remotes.ts';

/** A section's code could not be loaded: missing, altered, timed out, or without the expected export. */
export class SectionUnavailable extends Error {
  override readonly name = 'SectionUnavailable';
  readonly section: string;

  constructor({ section, module, remoteEntry, files }: RemoteModule, cause: unknown) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    super(
      `section '${section}' cannot be loaded: ${module} from ${[remoteEntry, ...files].join(', ')}: ${reason}`,
      { cause },
    );
    this.section = section;
  }
}
