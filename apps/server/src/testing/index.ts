export { startAdminServer } from '../admin/admin-server.ts';
export { createMetrics } from '../admin/metrics.ts';
export { sendRequest } from '../http/testing/send-request.ts';
export { sampleDocument } from '../leads/testing/sample-document.ts';
export { reportProblems } from './report-problems.ts';
