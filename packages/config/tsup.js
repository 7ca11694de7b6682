import { existsSync, globSync, readdirSync } from 'node:fs'

/** One ESM build with types. */
const library = (entry) => ({
  entry,
  format: ['esm'],
  dts: true,
  sourcemap: true,
  clean: true,
  splitting: true,
  treeshake: false,
  target: 'es2022',
})

/** Each module stays a file of its own: what it imports from its neighbours is left where it is. */
const everyModuleItsOwn = {
  name: 'every-module-its-own',
  setup: (build) =>
    build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    ),
}

/** What is published: no tests, no stories, nor what only they need. */
const modules = () =>
  globSync('src/**/*.{ts,tsx}', { exclude: ['**/samples/**', '**/screens/**'] }).filter(
    (file) => !/\.(test|test-kit|stories|d)\.tsx?$|\/samples\.tsx?$/.test(file),
  )

const folders = () =>
  readdirSync('src')
    .map((folder) => `src/${folder}/index.ts`)
    .filter((door) => existsSync(door))

/**
 * A file for each module, so that a bundler drops what is not used (one file for each door would hold the decimal library
 * beside the few lines that format an amount) and so that `'use client'` stands where it was written. Types are needed at
 * the doors alone: `src/index.ts` and the folders, unless they are named.
 */
export const libraryByModule = (doors = ['src/index.ts', ...folders()]) => ({
  ...library(modules()),
  dts: { entry: doors.filter((door) => existsSync(door)) },
  esbuildPlugins: [everyModuleItsOwn],
})
