import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const sender = resolve(import.meta.dirname, '../../../packages/core/src/client/send-by-fetch.ts')

/** What stands in for ky's streams that count bytes: 0.4 KB that no call of ours asks for. Photos go by another way. */
export const uncounted = `
export const getBodySize = () => 0
export const streamResponse = (response) => response
export const streamRequest = (request) => request
`

/** Leaves ky's progress out of the app. The build fails once the SDK asks for it. */
export const withoutProgress = (): Plugin => ({
  name: 'kaadi-without-progress',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/ky\/distribution\/utils\/body\.js$/ },
    handler: (code) => {
      const exported = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
      if (exported.join() !== 'getBodySize,streamResponse,streamRequest')
        throw new Error(`ky counts bytes in another way now (${exported}): see vite/without-progress.ts.`)
      if (/on(?:Down|Up)loadProgress/.test(readFileSync(sender, 'utf8')))
        throw new Error('The SDK asks for progress: vite/without-progress.ts leaves it out.')
      return { code: uncounted, map: null }
    },
  },
})
