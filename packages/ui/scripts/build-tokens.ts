/** Writes src/tokens/generated from the token source: `pnpm tokens`. */
import { writeFileSync } from 'node:fs'
import { designTokens } from '../src/tokens/design-tokens.ts'
import { tokensCss } from '../src/tokens/tokens-css.ts'

const folder = new URL('../src/tokens/generated/', import.meta.url)
writeFileSync(new URL('tokens.css', folder), tokensCss())
writeFileSync(new URL('tokens.json', folder), `${JSON.stringify(designTokens(), null, 2)}\n`)
