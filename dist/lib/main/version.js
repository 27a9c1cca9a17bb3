/** This project's version, as package.json has it; a test compares the two. */
export const version = '1.0.0';
