/** How many of the first of `count` things hold, where all that hold come before all that do not. */
export function leading(count, holds) {
    let from = 0;
    let to = count;
    while (from < to) {
        const middle = (from + to) >> 1;
        if (holds(middle))
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}
