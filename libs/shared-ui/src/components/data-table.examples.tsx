import { DataTable } from './data-table.tsx';

export const examples = {
  'an invoice with its total': (
    <DataTable
      caption="One month, 5 people, 800 hours"
      columns={['Line', 'Market', 'Ours']}
      rows={[
        { label: 'Hourly rate', cells: ['$50', '$24'] },
        { label: 'Management', cells: ['extra', 'included'] },
        { label: 'Setup and hidden fees', cells: ['extra', '$0'] },
      ]}
      totals={{ label: 'Total for the month', cells: ['$40,000', '$19,200'] }}
    />
  ),
  'words alone': (
    <DataTable
      caption="Where to look first"
      columns={['Industry', 'One platform', 'Another', 'A third']}
      rows={[
        { label: 'Manufacturing', cells: ['Production planning', 'Supply chain', 'Work orders'] },
        { label: 'Distribution', cells: ['Warehouse', 'Order management', 'Demand planning'] },
      ]}
    />
  ),
  'four columns, by department': (
    <DataTable
      caption="Cost by department"
      columns={['Department', 'Seats', 'A month', 'A year']}
      rows={[
        { label: 'Production', color: 'production', cells: ['20', '$76,800', '$921,600'] },
        { label: 'Finance', color: 'finance', cells: ['5', '$19,200', '$230,400'] },
      ]}
      totals={{ label: 'Both', cells: ['25', '$96,000', '$1,152,000'] }}
    />
  ),
};
