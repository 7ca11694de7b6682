import { resolve, ssr } from '@kaadi/config/vitest'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  resolve,
  ssr,
  test: {
    environment: 'happy-dom',
    // A page and its modules are set up once and not for each file: most of the time went into that.
    isolate: false,
    environmentOptions: {
      happyDOM: { settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true } },
    },
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
})
