import { ANTHROPIC } from '../copilot/cases.ts';
import { failureMatrix } from './matrix.ts';

failureMatrix(ANTHROPIC, { shims: true });
