import { CLAUDE_CODE } from '../claude-code/case.ts';
import { failureMatrix } from './matrix.ts';

failureMatrix(CLAUDE_CODE, { shims: false });
