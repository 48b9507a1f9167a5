/** @jest-environment node */
import { testExamples } from '../testing/test-examples.tsx';

testExamples(__dirname);
