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
    include: ['{src,test,vite}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    setupFiles: ['./test/setup.ts'],
  },
})
