import { createHash } from 'node:crypto'

/** Scripts and styles that stand in a page, as a policy names them: `'sha256-…'`. */
export interface InlineParts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const script = /<script>(.*?)<\/script>/gs
const style = /<style>(.*?)<\/style>/gs

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const hashesOf = (html: string, form: RegExp): string[] => [
  ...new Set([...html.matchAll(form)].map(([, text]) => hashOf(text!))),
]

/**
 * Finds what a build has written into a page itself, so that the page's policy lets exactly that pass. Only plain tags: a
 * script with an attribute is a file of its own or none of ours.
 */
export const readInlineParts = (html: string): InlineParts => ({
  scripts: hashesOf(html, script),
  styles: hashesOf(html, style),
})
