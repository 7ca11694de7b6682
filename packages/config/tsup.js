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
