export const greet = (name) => `Helo, ${name}!`;
