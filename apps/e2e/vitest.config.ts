import { resolve, ssr } from '@kaadi/config/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve,
  ssr,
  test: {
    include: ['src/journeys/**/*.e2e.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    fileParallelism: false,
    // A journey is one story: what comes after a broken step would only repeat the failure.
    bail: 1,
  },
})
