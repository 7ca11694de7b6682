import { existsSync, readdirSync } from 'node:fs'
import { library } from '@kaadi/config/tsup'
import { defineConfig } from 'tsup'

const doors = readdirSync('src')
  .map((folder) => `src/${folder}/index.ts`)
  .filter((door) => existsSync(door))

export default defineConfig({
  ...library(['src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.test-kit.ts']),
  // Every module is a file of its own, so that a bundler drops what is not used: one file for each door would hold the
  // decimal library beside the few lines that format an amount. Types are needed at the doors alone.
  dts: { entry: ['src/index.ts', ...doors] },
  esbuildOptions: (options) => {
    options.chunkNames = 'chunks/[name]-[hash]'
  },
})
