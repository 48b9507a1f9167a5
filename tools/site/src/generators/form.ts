import path from 'node:path';
import {
  formatFiles,
  generateFiles,
  joinPathFragments,
  logger,
  names,
  OverwriteStrategy,
  type GeneratorCallback,
  type Tree,
} from '@nx/devkit';
import { assertFormName } from './names.ts';
import { addForm, sectionNamed, sectionsIn } from './sections.ts';

/** Options of `nx g @vantedge/site:form`, as `form/schema.json` describes them. */
export interface FormOptions {
  name: string;
  section?: string;
  /** Working directory: in the folder of a section, forms belong to it. */
  directory?: string;
}

/**
 * Adds a form to a section: its fields in `src/forms/<name>.ts`, and the declaration. Returns a task that says how to show it. Throws if the
 * name is invalid or taken, or the section is unknown.
 */
export async function formGenerator(tree: Tree, options: FormOptions): Promise<GeneratorCallback> {
  // In the root of a workspace, Nx gives no directory.
  const { name, directory = '.' } = options;
  assertFormName(name);
  const sections = sectionsIn(tree, directory);
  const own = sections.find(({ root }) => root === directory)?.name;
  const section = sectionNamed(options.section ?? own, sections, `No section for the form '${name}'`);
  const record = `${names(name).propertyName}Form`;
  const folder = joinPathFragments(section.root, 'src/forms');
  const files = path.join(import.meta.dirname, 'form/files');
  generateFiles(
    tree,
    files,
    folder,
    { name, record },
    { overwriteStrategy: OverwriteStrategy.ThrowIfExisting },
  );
  addForm(tree, section.root, { record, module: `./forms/${name}.ts` });
  await formatFiles(tree);
  return () =>
    logger.info(
      `\nWrite the fields in ${folder}/${name}.ts, and show the form on a page or in a widget of ${section.name}:\n` +
        `\n  import { SectionForm } from '@vantedge/shared-ui/forms';\n  import { ${record} } from '…/forms/${name}.ts';\n` +
        `\n  <SectionForm form={${record}} />\n` +
        `\nA publish of ${section.name} is refused until then.`,
    );
}
