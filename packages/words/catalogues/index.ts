import type { Plugin } from 'vite'
import { compileCatalogue } from './compile-catalogue.ts'

export { translationsIn } from './compile-catalogue.ts'
export { type CatalogueFile, renewCatalogue, type Sentences } from './renew-catalogue.ts'
export { type FoundSentence, sentencesIn } from './sentences-in.ts'

/** Lets an app import a language: `import('./fr.po')` brings its sentences, compiled. */
export const catalogues = (): Plugin => ({
  name: 'kaadi-catalogues',
  transform: {
    filter: { id: /\.po$/ },
    async handler(content, file) {
      const catalogue = await compileCatalogue(file, content)
      return { code: `export const catalogue = ${JSON.stringify(catalogue)}`, map: null, moduleType: 'js' }
    },
  },
})
