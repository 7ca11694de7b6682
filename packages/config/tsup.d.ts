import type { Options } from 'tsup'

/** One ESM build with types; an entry per public subpath, so that a bundle of one noun holds no other. */
export declare const library: (entry: string[]) => Options

/** The same for a package whose folders are its doors, with a file for each module. */
export declare const libraryByModule: () => Options
