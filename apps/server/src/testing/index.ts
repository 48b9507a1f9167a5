export { startAdminServer } from '../admin/admin-server.ts';
export { createMetrics } from '../admin/metrics.ts';
export { sendRequest } from '../http/testing/send-request.ts';
