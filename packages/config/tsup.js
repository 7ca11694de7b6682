import { existsSync, readdirSync } from 'node:fs'

/** One ESM build with types; an entry per public subpath, so that a bundle of one noun holds no other. */
export const library = (entry) => ({
  entry,
  format: ['esm'],
  dts: true,
  sourcemap: true,
  clean: true,
  splitting: true,
  treeshake: false,
  target: 'es2022',
})

/**
 * The same for a package whose folders are its doors, with a file for each module, so that a bundler drops what is not
 * used: one file for each door would hold the decimal library beside the few lines that format an amount, and the names
 * of all errors beside the words of a notice. Types are needed at the doors alone.
 */
export const libraryByModule = () => ({
  ...library(['src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.test-kit.ts']),
  dts: {
    entry: [
      'src/index.ts',
      ...readdirSync('src')
        .map((folder) => `src/${folder}/index.ts`)
        .filter((door) => existsSync(door)),
    ],
  },
  esbuildOptions: (options) => {
    options.chunkNames = 'chunks/[name]-[hash]'
  },
})
