import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    // Certificates of a company's proxy cost every child some 70 ms; a test that downloads hands them on from here.
    env: { NODE_EXTRA_CA_CERTS: '', BASIS_TEST_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS ?? '' },
  },
});
