import { Combinations, DocumentSheet, Either } from './document-sheet.tsx';

export const examples = {
  'with two choices': (
    <DocumentSheet title="Test run" color="blue">
      <p className="ui:px-5 ui:pb-6 ui:md:px-6">
        {['Retest the cart', 'Retest the refund'].map((name, index) => (
          <label key={name} className="ui:mr-4">
            <input type="checkbox" value={index} /> {name}
          </label>
        ))}
        <Combinations neither="94 passed" first="95 passed" second="95 passed" both="96 passed" />
      </p>
    </DocumentSheet>
  ),
  'with a choice': (
    <DocumentSheet title="Vendor statement" color="green">
      <p className="ui:px-5 ui:pb-6 ui:md:px-6">
        <label>
          <input type="checkbox" value="0" /> Correct
        </label>{' '}
        <Either before="Difference: 180.00" after="Difference: 0.00" />
      </p>
    </DocumentSheet>
  ),
  'a sample, with its scope': (
    <DocumentSheet title="October close" scope="Five business days" color="green">
      <p className="ui:px-5 ui:pb-6 ui:md:px-6">Bank and card accounts: reconciled.</p>
    </DocumentSheet>
  ),
};
