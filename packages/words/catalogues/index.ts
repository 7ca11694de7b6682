import type { Plugin } from 'vite'
import { compileCatalogue, type IsWanted } from './compile-catalogue.ts'

export { type IsWanted, translationsIn } from './compile-catalogue.ts'
export { type CatalogueFile, renewCatalogue, type Sentences } from './renew-catalogue.ts'
export { type FoundSentence, sentencesIn } from './sentences-in.ts'

const name = 'kaadi-catalogues'

/**
 * Lets an app import a language: `import('./fr.po')` brings its sentences, compiled. Where a build has parted them, it brings
 * the first, and `import('./fr.po?rest')` the others.
 */
export const catalogues = (): Plugin<{ part: (isFirst: IsWanted) => void }> => {
  let isFirst: IsWanted = () => true
  return {
    name,
    api: {
      part: (by) => {
        isFirst = by
      },
    },
    transform: {
      filter: { id: /\.po(?:\?rest)?$/ },
      async handler(content, id) {
        const [file, rest] = id.split('?')
        const isWanted: IsWanted = (english, files) => isFirst(english, files) === (rest === undefined)
        const catalogue = await compileCatalogue(file!, content, isWanted)
        return { code: `export const catalogue = ${JSON.stringify(catalogue)}`, map: null, moduleType: 'js' }
      },
    },
  }
}

/** Parts the sentences that the imports of a build bring. */
export const partCatalogues = (plugins: readonly Plugin[], isFirst: IsWanted): void => {
  const plugin = plugins.find((one) => one.name === name) as ReturnType<typeof catalogues> | undefined
  if (!plugin?.api) throw new Error('This build imports no catalogues.')
  plugin.api.part(isFirst)
}
