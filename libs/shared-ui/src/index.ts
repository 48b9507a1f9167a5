export type { Action, ButtonTone } from './components/action.ts';
export { Breadcrumb } from './components/breadcrumb.tsx';
export type { Crumb } from './components/breadcrumb.tsx';
export { Button, ButtonLink } from './components/button.tsx';
export { buttonClass } from './components/button-class.ts';
export { ButtonRow } from './components/button-row.tsx';
export { ClosingCta } from './components/closing-cta.tsx';
export type { Color, Department } from './components/color.ts';
export { DataTable } from './components/data-table.tsx';
export { DimensionLine } from './components/dimension-line.tsx';
export { Faq } from './components/faq.tsx';
export type { Question } from './components/faq-list.tsx';
export { PictogramMarks, Pictogram } from './components/pictogram.tsx';
export type { Drawing } from './components/pictogram-marks.ts';
export { StatValue } from './components/stat-value.tsx';
export type { StatParts } from './components/stat-value.tsx';
export { CountUp } from './components/count-up.tsx';
export type { CountSteps } from './components/counting-digits.tsx';
export { CriticalCssBoundary } from './components/critical-css-boundary.tsx';
export { enhanced } from './components/enhanced.tsx';
export { Footnote } from './components/footnote.tsx';
export { defaultValueOf, FormDrafts, FormDraftsContext, useFormDraft } from './components/form-drafts.ts';
export type { DraftsByEntry } from './components/form-drafts.ts';
export { FormField } from './components/form-field.tsx';
export { HeroFrame } from './components/hero-frame.tsx';
export type { HeroVariant } from './components/hero-frame.tsx';
export { holdChildren } from './components/hold-children.ts';
export { Icon } from './components/icon.tsx';
export type { IconName } from './components/icon.tsx';
export { Legend } from './components/legend.tsx';
export { LinkArrow } from './components/link-arrow.tsx';
export { LinkedText } from './components/linked-text.tsx';
export { dashRows } from './drawing/dash-rows.ts';
export { percentOf } from './drawing/percent-of.ts';
export { fillTemplate } from './text/fill-template.ts';
export { maskPhone } from './text/mask.ts';
export { telUrl } from './text/tel-url.ts';
export { MaskedEmail } from './components/masked-email.tsx';
export { motionStopped } from './motion/motion-stopped.ts';
export { NOTICE, notify } from './components/notify.ts';
export type { Notice } from './components/notify.ts';
export { isAlwaysOpen, officeState } from './office-hours/office-state.ts';
export type { OfficeState, Opening } from './office-hours/office-state.ts';
export { OfficeStatus } from './components/office-status.tsx';
export type { OfficeStatusLabels } from './components/office-status.tsx';
export { PageHero } from './components/page-hero.tsx';
export { PageTitle } from './components/page-title.tsx';
export { PlaceholderTag } from './components/placeholder-tag.tsx';
export { PlainList } from './components/plain-list.tsx';
export { Quote } from './components/quote.tsx';
export type { Quotation } from './components/quote.tsx';
export { RangeBar } from './components/range-bar.tsx';
export { RelatedLinks } from './components/related-links.tsx';
export { RuleList } from './components/rule-list.tsx';
export { Section } from './components/section.tsx';
export { SectionHead } from './components/section-head.tsx';
export { Select } from './components/select.tsx';
export { SiteLink } from './components/site-link.tsx';
export { StatList } from './components/stat-list.tsx';
export { StatRow } from './components/stat-row.tsx';
export { StoryStats } from './components/story-stats.tsx';
export { StoryMeta } from './components/story-meta.tsx';
export {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableFoot,
  TableHead,
  TableRow,
} from './components/table.tsx';
export { Tag } from './components/tag.tsx';
export { TextButton } from './components/text-button.tsx';
export { useArrowKeys } from './hooks/use-arrow-keys.ts';
export { useNow } from './hooks/use-now.ts';
export { Testimonials } from './components/testimonials.tsx';
export { Widget, WidgetHost } from './components/widget.tsx';
export type { WidgetSource } from './components/widget.tsx';
export { zoneTime } from './office-hours/zone-time.ts';
export type { ZoneTime } from './office-hours/zone-time.ts';
