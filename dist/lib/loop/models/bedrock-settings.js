import { fail, ok } from '../../contract/result.js';
/** Where and as whom Bedrock is asked: by a key, or by the log-in of the environment. The error is one sentence. */
export function bedrockSettings({ baseUrl, apiKey = '' }, env) {
    const region = env['AWS_REGION'] || env['AWS_DEFAULT_REGION'];
    const accessKeyId = env['AWS_ACCESS_KEY_ID'] ?? '';
    const secretAccessKey = env['AWS_SECRET_ACCESS_KEY'] ?? '';
    const sessionToken = env['AWS_SESSION_TOKEN'];
    if (!region)
        return fail("`model: amazon-bedrock/…` needs a region: log in with aws-actions/configure-aws-credentials, or set AWS_REGION in the step's environment");
    if (apiKey === '' && (accessKeyId === '' || secretAccessKey === '')) {
        return fail("`model: amazon-bedrock/…` needs AWS credentials: log in with aws-actions/configure-aws-credentials, or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the step's environment");
    }
    return ok({
        region,
        apiKey,
        baseUrl: baseUrl ?? `https://bedrock-runtime.${region}.${region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com'}`,
        login: { region, accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) },
    });
}
