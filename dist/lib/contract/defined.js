export function defined(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
