// Module Federation loads shared modules asynchronously, so that nothing may import them before.
void import('./host.tsx');
