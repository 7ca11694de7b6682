/** Id of the running build, from the build manifest plugin. */
declare const __BUILD_ID__: string

declare module '*.po' {
  import type { Catalogue } from '@kaadi/words'
  export const catalogue: Catalogue
}

declare module '*.po?rest' {
  import type { Catalogue } from '@kaadi/words'
  export const catalogue: Catalogue
}
