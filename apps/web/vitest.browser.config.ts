import { resolve, ssr } from '@kaadi/config/vitest'
import { defineConfig } from 'vitest/config'

/** The built app in a real browser, against the fake service: what only layout, focus and touch can tell. */
export default defineConfig({
  resolve,
  ssr,
  test: {
    include: ['test/browser/**/*.browser.ts'],
    globalSetup: ['./test/browser/build-app.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
})
