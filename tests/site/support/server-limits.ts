/** Server timeouts in milliseconds that a busy machine does not reach; `tools/site` tests the real ones. */
export const TEST_LIMITS = {
  headersTimeoutMs: 600_000,
  requestTimeoutMs: 600_000,
  idleTimeoutMs: 600_000,
  keepAliveTimeoutMs: 600_000,
};
