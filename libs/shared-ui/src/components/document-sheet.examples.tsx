import { DocumentSheet } from './document-sheet.tsx';

export const examples = {
  'with a choice': (
    <DocumentSheet title="Vendor statement" color="green">
      <p className="ui:px-5 ui:pb-6 ui:md:px-6">
        <label>
          <input type="checkbox" value="0" /> Correct
        </label>{' '}
        <span data-unless="0">Difference: 180.00</span>
        <span data-if="0">Difference: 0.00</span>
      </p>
    </DocumentSheet>
  ),
  'a sample, with its scope': (
    <DocumentSheet title="October close" scope="Five business days" color="green">
      <p className="ui:px-5 ui:pb-6 ui:md:px-6">Bank and card accounts: reconciled.</p>
    </DocumentSheet>
  ),
};
