import { resolve, ssr } from '@kaadi/config/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({ resolve, ssr, test: { include: ['src/**/*.test.ts'], isolate: false } })
