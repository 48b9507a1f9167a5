import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Time limits only end a hung test: a loaded machine must not fail one.
configure({ asyncUtilTimeout: 60_000 });
