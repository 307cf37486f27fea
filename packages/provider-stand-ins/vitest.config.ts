import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    restoreMocks: true,
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
