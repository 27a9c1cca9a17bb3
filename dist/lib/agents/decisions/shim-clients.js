// The programs by which a shim asks, each a function of the shell that prints the answer and ends with 0 only if it came with status
// 200. They get what they need, the token among it, by file descriptor 3: a command line can be read by others.
import { quotedWord } from '../../contract/shell-word.js';
/** Much the fastest: without modules it starts in a millisecond or two. */
export const byPerl = (name, program, { socketPath, path, token, waitMs }) => {
    const perl = `alarm ${Math.ceil(waitMs / 1000)};
$SIG{PIPE} = 'IGNORE';
binmode $_ for *STDIN, *STDOUT;
undef $/;
my $path = ${perlWord(socketPath)};
my $place = $^O eq 'linux' ? pack('Sa*', 1, $path) : pack('CCa*', 0, 1, $path);
my $body = <STDIN>;
my $guard;
socket($guard, 1, 1, 0) && connect($guard, $place) or exit 1;
my $question = join("\\r\\n", 'POST '.${perlWord(path)}.' HTTP/1.1', 'host: guard', 'authorization: Bearer '.${perlWord(token)},
  'content-type: application/json', 'connection: close', 'content-length: '.length($body), '', $body);
for (my $at = 0; $at < length $question;) { $at += syswrite($guard, $question, 1048576, $at) || exit 1; }
my $answer = <$guard>;
exit 1 unless substr($answer, 0, 13) eq 'HTTP/1.1 200 ';
my $head = index($answer, "\\r\\n\\r\\n");
exit 1 if $head < 0;
print substr($answer, $head + 4) or exit 1;
close STDOUT or exit 1;
`;
    return fromDescriptor(name, `${quotedWord(program)} -f /dev/fd/3`, perl);
};
export const byCurl = (name, program, { socketPath, path, token, waitMs }) => {
    const config = [
        ['unix-socket', socketPath],
        ['url', `http://guard${path}`],
        ['header', `authorization: Bearer ${token}`],
        ['header', 'content-type: application/json'],
        ['header', 'expect:'],
        ['data-binary', '@-'],
        ['max-time', (waitMs / 1000).toFixed(3)],
        ['noproxy', '*'],
    ].map(([option, value = '']) => `${option} = ${curlWord(value)}\n`);
    return fromDescriptor(name, `${quotedWord(program)} -q -sf -K /dev/fd/3`, config.join(''));
};
export const byNode = (name, program, asked) => fromDescriptor(name, `${quotedWord(program)} -e ${quotedWord(NODE_CLIENT)}`, `${JSON.stringify(asked)}\n`);
const NODE_CLIENT = `
const { socketPath, path, token, waitMs } = JSON.parse(require('fs').readFileSync(3, 'utf8'));
const failed = () => process.exit(1);
setTimeout(failed, waitMs);
const headers = { authorization: 'Bearer ' + token, 'content-type': 'application/json' };
const request = require('http').request({ socketPath, path, method: 'POST', headers, agent: false }, (response) => {
  const chunks = [];
  response.on('error', failed).on('aborted', failed).on('data', (chunk) => chunks.push(chunk)).on('end', () => {
    if (response.statusCode !== 200 || !response.complete) failed();
    process.stdout.write(Buffer.concat(chunks), () => process.exit(0));
  });
});
request.on('error', failed);
process.stdin.on('error', failed).pipe(request);
`;
const perlWord = (text) => `'${text.replace(/['\\]/g, String.raw `\$&`)}'`;
/** One value of a curl configuration. */
const curlWord = (text) => `"${text
    .replace(/["\\]/g, String.raw `\$&`)
    .replaceAll('\n', String.raw `\n`)
    .replaceAll('\r', String.raw `\r`)
    .replaceAll('\t', String.raw `\t`)}"`;
/** A here-document is one write to a pipe where it is short, as these are. */
function fromDescriptor(name, command, text) {
    return `${name}() {
  exec ${command} 3<<'GUARD' 2>/dev/null
${text}GUARD
}
`;
}
