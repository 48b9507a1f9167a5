import { buffer } from 'node:stream/consumers';
import { company } from '@vantedge/content-shared';
import type { StoryPage } from '@vantedge/content-stories';
import Pdf from 'pdfkit';
import { rampBlock } from './blocks/ramp-block.ts';
import {
  achievementsBlock,
  argumentBlock,
  contactBlock,
  durationsBlock,
  quoteBlock,
  storyBlock,
} from './blocks/story-blocks.ts';
import { timelineBlock } from './blocks/timeline-block.ts';
import { writeCover, writeHead } from './cover-page.ts';
import { loadFonts, PdfWriter } from './pdf-writer.ts';
import { AREA, PAGE } from './theme.ts';

/** A block of the inner pages; writes downward from the current position. */
type Block = (pdf: PdfWriter, story: StoryPage) => void;

/** The pages after the cover. */
const pagesOf = ({ ramp, durations }: StoryPage): Block[][] => [
  [storyBlock, timelineBlock, quoteBlock],
  [
    argumentBlock,
    ...(ramp ? [rampBlock] : []),
    ...(durations ? [durationsBlock] : []),
    achievementsBlock,
    contactBlock,
  ],
];

/** Returns a story as a tagged A4 PDF. The same record gives byte-identical output. */
export async function storyPdf(story: StoryPage): Promise<Buffer> {
  // The library writes the title into XML without escaping.
  if (/[&<]/.test(story.hero.title)) throw new Error(`the title '${story.hero.title}' holds & or <`);
  const pdf = await newPdf(story);
  const draft = await newPdf(story);
  const pages = pagesOf(story);
  pdf.document.addPage();
  writeCover(pdf, story);
  for (const [index, blocks] of pages.entries()) {
    const gap = gapOf(draft, blocks, story);
    pdf.document.addPage();
    writeHead(pdf, `${story.hero.breadcrumb.at(-1)?.label} · ${index + 2} of ${pages.length + 1}`);
    pdf.document.y = AREA.top;
    for (const block of blocks) {
      block(pdf, story);
      pdf.skip(gap);
    }
  }
  pdf.document.end();
  return buffer(pdf.document);
}

async function newPdf(story: StoryPage): Promise<PdfWriter> {
  const document = new Pdf({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: story.hero.title,
      Author: company.name,
      // The library uses the current time, also for the file's id. A fixed date (the epoch) keeps the output
      // reproducible.
      CreationDate: new Date(0),
    },
  });
  for (const [name, bytes] of Object.entries(await loadFonts())) document.registerFont(name, bytes);
  return new PdfWriter(document);
}

/** Returns the gap between the blocks of a page that fills it, from their heights in a draft. */
function gapOf(draft: PdfWriter, blocks: readonly Block[], story: StoryPage): number {
  let free = AREA.foot - AREA.top;
  for (const block of blocks) {
    const page = draft.document.addPage().page;
    block(draft, story);
    free -= draft.document.page === page ? draft.document.y : Infinity;
  }
  if (free < 0) throw new Error('the texts of the story are too long for its three pages');
  return free / (blocks.length - 1);
}
