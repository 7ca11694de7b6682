import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PageKind } from '../plugins/security-headers.ts'
import { type FileSet, lastChange, readFileSet, type SiteFile } from './file-set.ts'

/** A built front end and where it stands below the origin. */
export interface BuiltSite {
  /** The file for a path below the site's prefix; undefined where there is none. */
  readonly find: (path: string) => SiteFile | undefined
}

const none: FileSet = new Map()

/**
 * The files of a build. While the service is developed a new build is noticed by its first page; in production the
 * files are read once.
 */
export function openSite(folder: string | undefined, { watch }: { readonly watch: boolean }): BuiltSite {
  if (!folder) return { find: () => undefined }
  const marks = ['index.html', 'pcad.html', 'pcad/index.html'].map((name) => join(folder, name))
  const state = () => marks.map(lastChange).join()
  let files = existsSync(folder) ? readFileSet(folder) : none
  let seen = state()
  return {
    find: (path) => {
      if (watch && path.endsWith('.html') && state() !== seen) {
        seen = state()
        files = existsSync(folder) ? readFileSet(folder) : none
      }
      return files.get(path)
    },
  }
}

export interface FoundPage {
  readonly file: SiteFile
  readonly kind: PageKind
  readonly cacheControl: string
}
