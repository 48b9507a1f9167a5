/** Limits of the servers under test that a loaded machine does not reach; `tools/site` tests the real ones. */
export const TEST_LIMITS = {
  headersTimeout: 600_000,
  requestTimeout: 600_000,
  idleTimeout: 600_000,
  keepAliveTimeout: 600_000,
};
