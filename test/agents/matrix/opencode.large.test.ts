import { openCode } from '../opencode/case.ts';
import { failureMatrix } from './matrix.ts';

failureMatrix(openCode, { shims: false });
