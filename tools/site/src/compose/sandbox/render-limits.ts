/** How much a section's code may use while pages are rendered. */
export interface RenderLimits {
  /** Time to evaluate one bundle, or to load one widget. */
  loadMs: number;
  /** Time to render one page. */
  pageMs: number;
  /** Time that all bundles and pages of a release take together. */
  totalMs: number;
  /** Size of the JavaScript heap of each rendering process. */
  heapMegabytes: number;
}

/** A page takes some 10 ms and its process some 100 MB: these limits only end what never would. */
export const RENDER_LIMITS: RenderLimits = {
  loadMs: 30_000,
  pageMs: 30_000,
  totalMs: 900_000,
  heapMegabytes: 512,
};
