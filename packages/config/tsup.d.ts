import type { Options } from 'tsup'

/** A file for each module, with types at its doors: `src/index.ts` and the folders, unless they are named. */
export declare const libraryByModule: (doors?: string[]) => Options
