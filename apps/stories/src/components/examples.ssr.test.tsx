/** @jest-environment node */
import { testExamples } from '@vantedge/shared-ui/testing/examples';

testExamples(__dirname);
