import type { Options } from 'tsup'

/** One ESM build with types; an entry per public subpath, so that a bundle of one noun holds no other. */
export declare const library: (entry: string[]) => Options
