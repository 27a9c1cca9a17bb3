// Which environment variables hold secrets, by their names alone. A guess: the caller decides what is done with it.
const SECRET_WORDS = new Set(('TOKEN TOKENS SECRET SECRETS PASSWORD PASSWD PASSPHRASE PASS PAT PIN KEY KEYS CREDENTIAL CREDENTIALS CREDS AUTH AUTHORIZATION ' +
    'BEARER JWT PRIVATE COOKIE COOKIES DSN SIGNATURE SALT WEBHOOK').split(' '));
/** Run together with another word: `APIKEY`, `authtoken`, `PGPASSWORD`. */
const SECRET_ENDING = /(?:APIKEY|ACCESSKEY|SECRETKEY|PRIVATEKEY|TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?)$/;
/** What such a name holds is where a secret lies. */
const PLACE = /(?:^|_)(?:FILE|PATH|DIR|DIRECTORY|SOCK|SOCKET)$/;
/** The names that sound like a secret. */
export function secretNames(names) {
    return [...names].filter(soundsSecret);
}
function soundsSecret(name) {
    const upper = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();
    if (PLACE.test(upper))
        return false;
    return SECRET_ENDING.test(upper) || upper.split(/[^A-Z0-9]+/).some((word) => SECRET_WORDS.has(word));
}
