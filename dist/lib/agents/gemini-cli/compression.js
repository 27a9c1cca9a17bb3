// Which model is asked to sum up a long conversation: one of the family's own, whatever the run names.
const FAMILIES = [
    ['gemini-3-pro-preview', ['gemini-3-pro-preview', 'gemini-3.1-pro-preview']],
    ['gemini-3-flash-preview', ['gemini-3-flash-preview', 'gemini-3.5-flash', 'gemini-3.8-flash', 'gemini-3-flash']],
    ['gemini-3.1-flash-lite', ['gemini-3.1-flash-lite', 'gemini-3.5-flash-lite']],
    ['gemini-2.5-pro', ['gemini-2.5-pro']],
    ['gemini-2.5-flash', ['gemini-2.5-flash']],
    ['gemini-2.5-flash-lite', ['gemini-2.5-flash-lite']],
];
/** For every other model. */
const OTHERWISE = 'gemini-3-pro-preview';
export const compressionModel = (model) => FAMILIES.find(([, of]) => of.includes(model))?.[0] ?? OTHERWISE;
