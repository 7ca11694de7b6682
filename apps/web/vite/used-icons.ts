import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const iconLine = /^ {2}'?([a-z0-9-]+)'?: '[^']*',$/gm
const notShipped = /\.(test|stories)\.tsx?$|icon-names\.ts$|icon-paths\.ts$/

/** Every quoted word of the sources: an icon's name is always written out somewhere. */
const quotedWords = (folders: readonly string[]): ReadonlySet<string> => {
  const words = new Set<string>()
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || notShipped.test(file)) continue
      for (const [, word] of readFileSync(join(folder, file), 'utf8').matchAll(/['"]([a-z0-9-]+)['"]/g)) {
        words.add(word!)
      }
    }
  }
  return words
}

/**
 * Ships the icons in use: the kit draws some forty more for the operators' desk. A name that stands nowhere in these
 * sources can not be asked for.
 */
export const usedIcons = (folders: readonly string[]): Plugin => ({
  name: 'kaadi-used-icons',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /icon\/generated\/icon-paths\.ts$/ },
    handler(code) {
      const words = quotedWords(folders)
      const names = [...code.matchAll(iconLine)].map(([, name]) => name!)
      if (names.length === 0) this.error('The kit writes its icons in another form than this plugin reads.')
      return {
        code: code.replace(iconLine, (line, name: string) => (words.has(name) ? line : '')),
        map: null,
      }
    },
  },
})
