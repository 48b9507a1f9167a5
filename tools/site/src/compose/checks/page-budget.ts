import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { assetUrl } from '@vantedge/federation-contract';
import type { SectionVersion } from '@vantedge/release';
import { readBlob, type Store } from '@vantedge/release/store';
import type { PageContext } from './page-context.ts';
import type { Problem } from './problem.ts';

/** Maximum sizes of what one page loads, in bytes as `PageWeights` measures them. */
export interface Budgets {
  html: number;
  js: number;
  css: number;
}

/** Measured in November 2026: up to 17.7 kB of HTML, 162 kB of scripts and 39 kB of stylesheets. A quarter is left to grow. */
export const DEFAULT_BUDGETS: Budgets = { html: 24_000, js: 200_000, css: 50_000 };

/** Number of files that a message names. */
const FILES_NAMED = 3;

/** Problems with pages that load more than the budget. */
export async function budgetProblems(
  { html, js, css }: LoadedFiles,
  budgets: Budgets,
  weights: PageWeights,
  page: PageContext,
): Promise<Problem[]> {
  const [document, scripts, stylesheets] = await Promise.all([
    compressedBytes(html),
    weights.of(js),
    weights.of(css),
  ]);
  const parts = [
    {
      kind: 'html',
      files: [{ name: 'the document', bytes: document }],
      fix: 'shorten the page, or split it',
    },
    {
      kind: 'js',
      files: scripts,
      fix: 'load large code with import() when it is needed, or use a smaller library',
    },
    { kind: 'css', files: stylesheets, fix: 'remove rules, or share those of libs/shared-ui' },
  ] as const;
  return parts.flatMap(({ kind, files, fix }) => {
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= budgets[kind]) return [];
    const largest = files.slice(0, FILES_NAMED).map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`);
    return page.problem({
      check: 'budgets',
      code: 'BUDGET_EXCEEDED',
      text: `loads ${kilobytes(total)} of ${kind}, compressed; the budget is ${kilobytes(budgets[kind])} (${largest.join(', ')})`,
      fix: `${fix}; or raise "budgets.${kind}" in the settings of the channel`,
    });
  });
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What a browser loads for a page. */
export interface LoadedFiles {
  /** The document. */
  html: string;
  /** URLs of the scripts that hydrate it. */
  js: readonly string[];
  /** URLs of its stylesheets. */
  css: readonly string[];
}

/** A file's size in bytes, compressed. */
export interface FileWeight {
  /** `c.74.0a1b2c3d4e.js of 'stories'` */
  name: string;
  bytes: number;
}

/**
 * Measures what pages load, compressed with Brotli at quality 5: ten times as fast as what browsers receive, and about 10 %
 * larger. Each file is measured once.
 */
export class PageWeights {
  private readonly files = new Map<string, { name: string; hash: string }>();
  private readonly weights = new Map<string, Promise<FileWeight>>();

  constructor(
    private readonly store: Store,
    versions: ReadonlyMap<string, SectionVersion>,
  ) {
    for (const { section, build, files } of versions.values()) {
      for (const [file, { identity }] of Object.entries(files))
        this.files.set(assetUrl(build, file), { name: `${file} of '${section}'`, hash: identity });
    }
  }

  /** Weights of files of the release, heaviest first. */
  async of(urls: readonly string[]): Promise<FileWeight[]> {
    const weights = await Promise.all(
      urls.filter((url) => this.files.has(url)).map((url) => this.fileWeight(url)),
    );
    return weights.sort((one, other) => other.bytes - one.bytes);
  }

  private fileWeight(url: string): Promise<FileWeight> {
    const weight = this.weights.get(url) ?? this.measure(url);
    this.weights.set(url, weight);
    return weight;
  }

  private async measure(url: string): Promise<FileWeight> {
    const { name, hash } = this.files.get(url)!;
    return { name, bytes: await compressedBytes(await readBlob(this.store, hash)) };
  }
}

/** Size of a text or file in bytes, compressed with Brotli at quality 5. */
export async function compressedBytes(content: Uint8Array | string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return (await promisify(brotliCompress)(content, { params })).length;
}
