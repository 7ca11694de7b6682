import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '@kaadi/contract/users'
import type { PageKind } from '../plugins/security-headers.ts'
import { type FileSet, lastChange, readFileSet, type SiteFile } from './file-set.ts'

/** A built front end and where it stands below the origin. */
export interface BuiltSite {
  /** The file for a path below the site's prefix; undefined where there is none. */
  readonly find: (path: string) => SiteFile | undefined
  /** Where it was built; undefined where it was not. */
  readonly folder: string | undefined
}

const none: FileSet = new Map()

/** What a build writes, early and late: while one is written, the service may be asked for a part of it. */
const marks = ['index.html', 'pcad.html', 'pcad/index.html', 'iframe.html', 'index.json', 'assets']

/**
 * The files of a build. While the service is developed a new build is noticed by its pages and by what is not known
 * yet; in production the files are read once.
 */
export function openSite(folder: string | undefined, { watch }: { readonly watch: boolean }): BuiltSite {
  if (!folder) return { find: () => undefined, folder }
  const state = () => marks.map((name) => lastChange(join(folder, name))).join()
  let files = existsSync(folder) ? readFileSet(folder) : none
  let seen = state()
  return {
    folder,
    find: (path) => {
      if (watch && (path.endsWith('.html') || !files.has(path)) && state() !== seen) {
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
  /** It says that there is no such page. */
  readonly isMissing?: boolean
  /** Of a page that is answered in the visitor's own. */
  readonly language?: LanguageCode
}
