import { geminiCase } from '../gemini-cli/case.ts';
import { failureMatrix } from './matrix.ts';

failureMatrix(geminiCase, { shims: true, open: true });
