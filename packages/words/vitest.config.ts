import { resolve, ssr } from '@kaadi/config/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve,
  ssr,
  test: { environment: 'happy-dom', include: ['{src,catalogues}/**/*.test.{ts,tsx}'] },
})
