import type { TracedGroup } from './data.types.ts';

type Lines = NonNullable<TracedGroup['example']>;

/** Columns after each attribute of the description has been split out. */
const columns = ['List', 'Thread', 'Length', 'Finish', 'Stock'];

/** An invented example: one bolt in the stock lists of three plants, at each stage from question to answer. */
export const boltExample = {
  question: 'How many of these bolts do we have?',
  found: {
    caption: 'As found',
    columns: ['List', 'Description'],
    rows: [
      { label: 'Plant 1', cells: ['Hex bolt M8 x 40, zinc'] },
      { label: 'Plant 2', cells: ['HEXBOLT 8X40 ZP'] },
      { label: 'Plant 3', cells: ['Bolt, hexagon, M8-40 Zn'] },
    ],
  },
  stored: {
    caption: 'As stored',
    columns,
    rows: [
      { label: 'Plant 1', cells: ['M8', '40', 'zinc', '420'] },
      { label: 'Plant 2', cells: ['M8', '40', 'ZP', '310'] },
      { label: 'Plant 3', cells: ['M8', '40', 'Zn', '610'] },
    ],
  },
  answered: {
    caption: 'As reported',
    columns,
    rows: [
      { label: 'Plant 1', cells: ['M8', '40', 'zinc', '420'] },
      { label: 'Plant 2', cells: ['M8', '40', 'zinc', '310'] },
      { label: 'Plant 3', cells: ['M8', '40', 'zinc', '610'] },
    ],
    total: { label: 'Total', cells: ['M8', '40', 'zinc', '1,340'] },
  },
} satisfies { question: string; found: Lines; stored: Lines; answered: Lines };
