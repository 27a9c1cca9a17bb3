import type { AuthClient } from 'google-auth-library';
import type { Result } from '../../contract/result.js';
export declare const LOG_IN = "log in with google-github-actions/auth, or set GOOGLE_APPLICATION_CREDENTIALS in the step's environment";
/**
 * Who a log-in's file says that we are: the runner's OIDC token to be exchanged, a service account's key, or a person's own log-in.
 * A problem tells the place, never what stands there: it is a secret.
 */
export declare function googleLogin(file: string): Promise<Result<AuthClient, string>>;
