import { company } from '@vantedge/content-shared';
import type { StoryPage } from '@vantedge/content-stories';
import Pdf from 'pdfkit';
import {
  achievementsBlock,
  argumentBlock,
  contactBlock,
  durationsBlock,
  quoteBlock,
  storyBlock,
} from './blocks/story-blocks.ts';
import type { Block } from './blocks/block.ts';
import { rampBlock } from './blocks/ramp-block.ts';
import { timelineBlock } from './blocks/timeline-block.ts';
import { drawCover, drawHead, ON_LIGHT } from './cover-page.ts';
import { loadFonts, PdfWriter } from './pdf-writer.ts';
import { FOOT, PAGE, TOP } from './theme.ts';

/** Minimum gap between two blocks. */
const GAP = 19;

/** Returns a story as a tagged A4 PDF. The same record gives byte-identical output. */
export async function storyPdf(story: StoryPage): Promise<Buffer> {
  // The library writes the title into XML without escaping.
  if (/[&<]/.test(story.hero.title)) throw new Error(`the title '${story.hero.title}' holds & or <`);
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

  const writer = new PdfWriter(document);
  const pages = spread(writer, blocksOf(story));
  document.addPage();
  drawCover(writer, story);
  for (const [index, blocks] of pages.entries()) {
    document.addPage();
    drawHead(writer, `${story.breadcrumb.at(-1)?.label} · ${index + 2} of ${pages.length + 1}`, ON_LIGHT);
    for (const { block, y } of blocks) block(writer, y);
  }
  return bytesOf(document);
}

const blocksOf = (story: StoryPage): Block[] => [
  storyBlock(story),
  timelineBlock(story),
  quoteBlock(story),
  argumentBlock(story),
  ...(story.ramp ? [rampBlock(story.ramp, story.color)] : []),
  ...(story.durations ? [durationsBlock(story.durations, story.color)] : []),
  achievementsBlock(story),
  contactBlock(story),
];

/** Distributes blocks over as few pages as possible; free space is shared among the gaps. */
function spread(writer: PdfWriter, blocks: readonly Block[]) {
  const pages: { block: Block; height: number }[][] = [[]];
  let y = TOP;
  for (const block of blocks) {
    const height = writer.measure(() => block(writer, 0));
    if (height > FOOT - TOP) throw new Error('a part of the story is taller than a page');
    if (y + height > FOOT) {
      pages.push([]);
      y = TOP;
    }
    pages.at(-1)!.push({ block, height });
    y += height + GAP;
  }
  return pages.map((page) => {
    const used = page.reduce((sum, { height }) => sum + height, 0);
    const gap = (FOOT - TOP - used) / Math.max(1, page.length - 1);
    let top = TOP;
    return page.map(({ block, height }) => {
      const placed = { block, y: top };
      top += height + gap;
      return placed;
    });
  });
}

function bytesOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.end();
  });
}
