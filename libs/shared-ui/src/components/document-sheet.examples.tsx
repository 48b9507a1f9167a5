import { DocumentSheet } from './document-sheet.tsx';

export const examples = {
  'a sample, with its scope': (
    <DocumentSheet title="October close" scope="Five business days" color="green">
      <p className="ui:px-5 ui:pb-6 ui:md:px-6">Bank and card accounts: reconciled.</p>
    </DocumentSheet>
  ),
};
