// Files with which the guard logs in at a cloud; an action that logs in writes them into the checkout.
import { resolve } from 'node:path';
import { isInside, physicalPath } from '../../bindings/trust/inside.js';
const VARIABLES = [
    'GOOGLE_APPLICATION_CREDENTIALS',
    'GOOGLE_GHA_CREDS_PATH',
    'CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE',
    'AWS_WEB_IDENTITY_TOKEN_FILE',
    'AWS_SHARED_CREDENTIALS_FILE',
];
/** Those that lie in the checkout: absolute, without symlinks. */
export function loginFilesIn({ env, workspace, checkout }) {
    const named = VARIABLES.map((name) => env[name] ?? '').filter((path) => path !== '');
    const found = named.map((path) => resolve(workspace, path)).map((path) => physicalPath(path) ?? path);
    return [...new Set(found)].filter((path) => isInside(checkout, path));
}
