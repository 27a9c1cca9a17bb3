/** How a program ended that did not exit by itself; `late`: what is said where it took too long. */
export function runEndWords(end, late) {
    switch (end.kind) {
        case 'signalled':
            return `it was ended by ${end.signal}`;
        case 'late':
            return late;
        case 'flooded':
            return 'it printed without end';
        case 'not-started':
            return end.message;
        case 'cancelled':
            return 'the run was cancelled';
    }
}
