import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Limits only end what hangs: a loaded machine must not fail a test.
configure({ asyncUtilTimeout: 60_000 });
