export { announce, useAnnounced } from './components/announce.ts';
export { Button, buttonClass, ButtonLink, ButtonRow } from './components/button.tsx';
export type { Crumb } from './components/breadcrumb.tsx';
export { ChoiceTile } from './components/choice-tile.tsx';
export { ClosingCta } from './components/closing-cta.tsx';
export type { Color, Sky } from './palette.ts';
export { Section, SectionTitle } from './components/section.tsx';
export { DataTable } from './components/data-table.tsx';
export { Combinations, DocumentSheet, Either } from './components/document-sheet.tsx';
export { Disclosure } from './components/disclosure.tsx';
export { Faq } from './components/faq.tsx';
export { type Drawing, Pictogram, PictogramMarks } from './components/pictogram.tsx';
export { type StatParts, StatValue } from './components/stat-value.tsx';
export { CountUp } from './components/count-up.tsx';
export { LocalTime, TimeDrawing } from './components/local-time.tsx';
export { enhanced } from './components/enhanced.tsx';
export { Tag } from './components/tag.tsx';
export { FigureCaption, InlineStat } from './components/figure.tsx';
export { Field, Input, Select, Textarea } from './components/field.tsx';
export { HeroFrame, PageHero, PageTitle } from './components/page-hero.tsx';
export { PageEnding } from './components/page-ending.tsx';
export { PageNavigation } from './components/page-navigation.tsx';
export { HeadingText } from './components/heading-text.tsx';
export { Icon, type IconName } from './components/icon.tsx';
export { List, PlainList, RuleList } from './components/lists.tsx';
export { LinkArrow, LinkedText, RelatedLinks, TextButton } from './components/links.tsx';
export { dashRows, toPercent } from './drawing.ts';
export { fillTemplate, telUrl } from './text.ts';
export { MaskedEmail } from './components/masked-email.tsx';
export { PhoneLink } from './components/phone-link.tsx';
export { Notice, NoticeSection } from './components/notice.tsx';
export { notify } from './components/notify.ts';
export type { OpeningHours } from './office-hours/office-state.ts';
export { clockTime, localDate, type TimeZone } from './office-hours/zone-time.ts';
export { OfficeStatus } from './components/office-status.tsx';
export { type Quotation, Quotes, QuoteSource, QuoteText } from './components/quote.tsx';
export { RangeBar, RangeLegend, ScaleSpan, ScaleTicks } from './components/scale.tsx';
export { SiteLink } from './components/site-link.tsx';
export { SheetHero, SheetPage } from './components/sheet-page.tsx';
export { Stat, StatDrawing, StatLabel, StatList, StatNumber, StatRow } from './components/stat.tsx';
export { Marks } from './components/marks.tsx';
export { MetaLine } from './components/meta-line.tsx';
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
export { useAdopted, useHydrated } from './hooks/hydration.ts';
export { useFormDraft } from './hooks/use-form-draft.ts';
export { useArrowKeys } from './hooks/use-arrow-keys.ts';
export { TermSheet } from './components/term-sheet.tsx';
export { Testimonials } from './components/testimonials.tsx';
export { ThirdPartyFrame } from './components/third-party-frame.tsx';
export { track, type TrackedEvents } from './track.ts';
export { Widget } from './components/widget.tsx';
