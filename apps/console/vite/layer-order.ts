import type { Plugin } from 'vite'

const order = '@layer reset,base,ui,screen;'

/**
 * Each style sheet that is built says the order of the layers first. The one that says it in the sources is not always
 * the first that a page loads, and the first layer a browser meets would be the weakest.
 */
export const layerOrder = (): Plugin => ({
  name: 'layer-order',
  apply: 'build',
  enforce: 'post',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = order + asText(file.source)
  },
})

const asText = (source: string | Uint8Array): string =>
  typeof source === 'string' ? source : new TextDecoder().decode(source)
