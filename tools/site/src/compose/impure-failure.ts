import { SiteError } from '@vantedge/release';
import { locationOf, rebuild, responsibleSection } from './render-failure.ts';
import type { ImpureCall } from './sandbox/messages.ts';
import type { SourceStacks } from './source-stacks.ts';

interface ImpurePage {
  path: string;
  /** Owner of the page. */
  section: string;
  /** Module of the page. */
  module: string;
  calls: readonly ImpureCall[];
  stacks: SourceStacks;
}

/** Error for a page whose HTML depends on the clock, the time zone or chance: names the first such call in a section's code. */
export function impureFailure({ path, section, module, calls, stacks }: ImpurePage): SiteError {
  const located = calls.map((call) => {
    const thrown = { message: call.name, stack: call.stack };
    const responsible = responsibleSection(stacks.of(thrown), section);
    return { ...call, responsible, ...locationOf(thrown, responsible, stacks) };
  });
  const { name, responsible, at, trace } = located.find((call) => call.at) ?? located[0]!;
  return new SiteError(
    'RENDER_IMPURE',
    `${path} of '${section}' renders differently at another time, because the code of '${responsible}' calls ${name} while rendering. ` +
      'Browsers would discard the server-rendered content.',
    {
      at: at ?? `${section}: ${module}`,
      trace,
      fix: `call it in an effect, or render a value from the page's record, then ${rebuild(responsible)}`,
    },
  );
}
