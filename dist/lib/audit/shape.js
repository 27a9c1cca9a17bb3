// What a value of the ledger may look like, as data: one description serves the order in which keys are written and the check of
// what is read.
const scalar = (wanted, fits) => ({ is: 'scalar', wanted, fits });
export const text = scalar('a string', (value) => typeof value === 'string');
export const flag = scalar('true or false', (value) => typeof value === 'boolean');
export const number = scalar('a number', (value) => Number.isFinite(value));
export const count = scalar('a whole number from 0', (value) => Number.isSafeInteger(value) && Number(value) >= 0);
export const nothing = scalar('null', (value) => value === null);
export const digest = scalar('"sha256:" and 64 hex digits', (value) => typeof value === 'string' && /^sha256:[0-9a-f]{64}$/.test(value));
export const word = (...of) => scalar(`one of ${of.join(', ')}`, (value) => typeof value === 'string' && of.includes(value));
export const list = (of) => ({ is: 'list', of });
export const maybe = (of) => ({ is: 'optional', of });
export const either = (...of) => ({ is: 'either', of });
export const object = (fields) => ({ is: 'object', fields: fieldsOf(fields) });
export function fieldsOf(shapes) {
    return Object.entries(shapes).map(([key, shape]) => ({ key, shape, opening: `,${JSON.stringify(key)}:` }));
}
export function misfit(value, shape, at = '') {
    switch (shape.is) {
        case 'scalar':
            return shape.fits(value) ? undefined : { at, wanted: shape.wanted };
        case 'optional':
            return value === undefined ? undefined : misfit(value, shape.of, at);
        case 'either':
            return shape.of.some((one) => misfit(value, one, at) === undefined) ? undefined : { at, wanted: wantedOf(shape) };
        case 'list':
            if (!Array.isArray(value))
                return { at, wanted: 'a list' };
            return firstOf(value, (item, index) => misfit(item, shape.of, `${at}[${index}]`));
        case 'object':
            return isObject(value) ? misfitOfFields(value, shape.fields, at) : { at, wanted: 'an object' };
    }
}
/** Fields that are described must fit; others are let by, since a later version may write more. */
export function misfitOfFields(value, fields, at = '') {
    return firstOf(fields, ({ key, shape }) => misfit(value[key], shape, at === '' ? key : `${at}.${key}`));
}
export function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function wantedOf(shape) {
    switch (shape.is) {
        case 'scalar':
            return shape.wanted;
        case 'list':
            return 'a list';
        case 'object':
            return `an object of ${shape.fields.map(({ key }) => key).join(', ')}`;
        case 'optional':
            return wantedOf(shape.of);
        case 'either':
            return shape.of.map(wantedOf).join(', or ');
    }
}
function firstOf(items, find) {
    for (const [index, item] of items.entries()) {
        const found = find(item, index);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
