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
    // As patient as the browser's own waits: a busy machine says nothing of the product.
    expect: { poll: { timeout: 30_000 } },
    globalSetup: ['src/support/first-data.ts'],
    setupFiles: ['src/support/one-story.ts'],
  },
})
