import { fail, ok } from '../../contract/result.js';
import { googleLogin, LOG_IN } from './google-login.js';
/** Where and as whom Vertex is asked: a key, or the file of a log-in, read once here. Claude on Vertex takes no key. */
export async function vertexSettings({ name, baseUrl, apiKey }, env) {
    const project = first(env, 'GOOGLE_VERTEX_PROJECT', 'GOOGLE_CLOUD_PROJECT', 'GCLOUD_PROJECT', 'GCP_PROJECT');
    const location = first(env, 'GOOGLE_VERTEX_LOCATION', 'GOOGLE_CLOUD_LOCATION', 'CLOUDSDK_COMPUTE_REGION');
    const place = {
        ...(project === undefined ? {} : { project }),
        ...(location === undefined ? {} : { location }),
        ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
    };
    if (apiKey !== undefined && !name.startsWith('claude'))
        return ok({ ...place, apiKey });
    const file = first(env, 'GOOGLE_APPLICATION_CREDENTIALS', 'GOOGLE_GHA_CREDS_PATH');
    if (file === undefined)
        return fail(`\`model: google-vertex/…\` needs Google credentials: ${LOG_IN}`);
    if (baseUrl === undefined && (project === undefined || location === undefined)) {
        return fail("`model: google-vertex/…` needs a project and a location: set GOOGLE_CLOUD_PROJECT and GOOGLE_CLOUD_LOCATION in the step's environment");
    }
    const login = await googleLogin(file);
    return login.ok ? ok({ ...place, googleAuthOptions: { authClient: login.value } }) : login;
}
function first(env, ...names) {
    return names.map((name) => env[name]).find((value) => value !== undefined && value !== '');
}
