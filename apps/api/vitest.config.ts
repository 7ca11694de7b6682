import { resolve, ssr } from '@kaadi/config/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve,
  ssr,
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'bench/**/*.test.ts', 'faults/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // The service is imported once and not for each file; each file has its own database.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
