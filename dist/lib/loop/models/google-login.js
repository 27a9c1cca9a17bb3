import { textAt } from '../../contract/json/pick.js';
import { messageOf } from '../../contract/message.js';
import { readFile } from 'node:fs/promises';
import { parseJson } from '../../contract/json/parse.js';
import { decodeUtf8 } from '../../contract/json/text.js';
import { ordinaryViewOf } from '../../contract/json/view.js';
import { fail, ok } from '../../contract/result.js';
export const LOG_IN = "log in with google-github-actions/auth, or set GOOGLE_APPLICATION_CREDENTIALS in the step's environment";
const SCOPES = ['https://www.googleapis.com/auth/cloud-platform'];
/**
 * Who a log-in's file says that we are: the runner's OIDC token to be exchanged, a service account's key, or a person's own log-in.
 * A problem tells the place, never what stands there: it is a secret.
 */
export async function googleLogin(file) {
    let bytes;
    try {
        bytes = await readFile(file);
    }
    catch (error) {
        return fail(`the Google credentials file ${file} cannot be read (${messageOf(error)}): ${LOG_IN}`);
    }
    const read = parseJson(decodeUtf8(bytes));
    if (!read.ok)
        return fail(`the Google credentials file ${file} is not JSON (line ${read.error.line}, column ${read.error.column}): ${LOG_IN}`);
    const client = await clientOf(read.value.root);
    return client === undefined ? fail(`the Google credentials file ${file} is of a type that is not used here: ${LOG_IN}`) : ok(client);
}
async function clientOf(root) {
    const { IdentityPoolClient, JWT, UserRefreshClient } = await import('google-auth-library');
    const text = (key) => textAt(root, key) ?? '';
    switch (text('type')) {
        case 'external_account': {
            const options = ordinaryViewOf(root);
            return isPoolOptions(options) ? new IdentityPoolClient(options) : undefined;
        }
        case 'service_account':
            return new JWT({ email: text('client_email'), key: text('private_key'), keyId: text('private_key_id'), scopes: SCOPES });
        case 'authorized_user':
            return new UserRefreshClient({
                clientId: text('client_id'),
                clientSecret: text('client_secret'),
                refreshToken: text('refresh_token'),
            });
        default:
            return undefined;
    }
}
/** The library checks the rest itself, in words. */
function isPoolOptions(value) {
    return typeof value === 'object' && value !== null && 'credential_source' in value;
}
