import { LEAD_TOKEN_PATH, LEADS_PATH } from '@vantedge/leads';

/** Answers 200 while the process answers at all. */
export const HEALTH_PATH = '/healthz';

/** Answers 200 while requests may be sent to this server, and names what it serves. */
export const READINESS_PATH = '/readyz';

/** Paths that the server answers itself: no section may have a page there. */
export const RESERVED_PATHS: readonly string[] = [HEALTH_PATH, READINESS_PATH, LEADS_PATH, LEAD_TOKEN_PATH];
