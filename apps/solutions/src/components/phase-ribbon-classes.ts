/*
 * PhaseRibbon: its own width decides between rows with the scale to the right of the names and, below 640 px, a narrow
 * column.
 */

export const AXIS =
  'h-5.5 overflow-visible fill-slate text-2xs font-medium tabular-nums @[640px]:ml-[clamp(180px,30cqi,252px)] @[640px]:w-[calc(100%-clamp(180px,30cqi,252px))]';
export const LINE =
  'contents @[640px]:absolute @[640px]:inset-y-0 @[640px]:right-0 @[640px]:block @[640px]:w-[calc(100%-clamp(180px,30cqi,252px))]';
export const PHASE = 'relative border-line first:border-rule @[640px]:block @[640px]:border-t @[640px]:py-0';
export const NAME = '@[640px]:w-[clamp(180px,30cqi,252px)] @[640px]:pr-4 @[640px]:text-md';
export const LEVEL = 'w-full overflow-visible fill-slate tabular-nums @[640px]:h-full';
export const MIN = 'fill-[var(--service,var(--teal))]';
export const MAX = 'fill-[color-mix(in_srgb,var(--service,var(--teal))_35%,var(--paper))]';
export const WHEN =
  'text-slate @max-[640px]:text-small @[640px]:absolute @[640px]:inset-0 @[640px]:flex @[640px]:items-center';

export const LAYOUTS = {
  sequence: {
    axis: 'hidden w-full @[640px]:block',
    phase: 'grid min-h-16 grid-cols-[10px_1fr] grid-rows-[auto_1fr] gap-x-5 @[640px]:min-h-0',
    name: 'col-start-2',
    level: 'hidden @[640px]:block',
    label: '',
    when: 'col-start-2 pb-4.5 @[640px]:pb-0',
    unplaced: '',
  },
  parallel: {
    axis: 'w-full',
    phase: 'grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t',
    name: '',
    level: 'col-[1/-1] row-start-2',
    label: '@max-[640px]:hidden',
    when: '',
    unplaced: 'col-span-full mt-1 @[640px]:mt-0',
  },
};

export const SIZES = {
  normal: {
    figure: 'mt-8',
    caption: 'pb-3.5',
    phase: 'py-3.5',
    name: 'text-base @[640px]:py-3.5',
    title: 'font-medium',
    level: 'h-8',
  },
  compact: {
    figure: 'mt-2',
    caption: 'max-w-[62ch] pb-5 leading-normal',
    phase: 'pt-2 pb-0.5',
    name: 'text-md @[640px]:py-[7px]',
    title: 'font-normal *:decoration-transparent *:hover:decoration-current',
    level: 'h-6',
  },
};
