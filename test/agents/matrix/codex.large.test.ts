import { PLAIN } from '../codex/case.ts';
import { failureMatrix } from './matrix.ts';

failureMatrix(PLAIN, { shims: true });
