/** Limits for a section's code while pages are rendered. */
export interface RenderLimits {
  /** Time to evaluate one bundle, or to load one widget. */
  loadMs: number;
  /** Time to render one page. */
  pageMs: number;
  /** Total time for all bundles and pages of a release. */
  totalMs: number;
  /** Maximum heap size of each rendering process. */
  heapMegabytes: number;
}

/** A page takes about 10 ms and its process about 100 MB, so only runaway code reaches these limits. */
export const RENDER_LIMITS: RenderLimits = {
  loadMs: 30_000,
  pageMs: 30_000,
  totalMs: 900_000,
  heapMegabytes: 512,
};
