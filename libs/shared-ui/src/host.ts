/** What only the shell uses: the sources of widgets, forms, drafts and toasts, what the document was served with, and the clock. */
export { ANNOUNCER } from './components/announce.ts';
export { defaultValueOf, draftKey, sentDraft } from './components/form-drafts.ts';
export { tabStorage } from './components/tab-storage.ts';
export { motionStopped } from './motion/motion-stopped.ts';
export { isAlwaysOpen } from './office-hours/office-state.ts';
export { NOTICE, type Notice } from './components/notify.ts';
export { defineCountUp } from './components/count-up-element.ts';
export { defineLocalTime } from './components/local-time-element.ts';
export { zoneTime, type ZoneTime } from './office-hours/zone-time.ts';
export { HeldNodes, HeldNodesContext } from './components/held-nodes.ts';
export { useTabVisible } from './hooks/use-tab-visible.ts';
export { WidgetHost, type WidgetSource } from './components/widget.tsx';
export { FormFrame } from './forms/form-frame.tsx';
export { FormHost, type FormHostValue, SectionName } from './forms/form-host.ts';
export { type Report, reportMessages } from './forms/form-texts.ts';
export { PENDING_LEAD, resumeLead, SOURCE } from './forms/send-form.ts';
export { reportInToast, useSubmission } from './forms/use-submission.ts';
