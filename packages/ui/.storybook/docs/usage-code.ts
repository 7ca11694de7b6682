import { kitParts } from './kit-parts.ts'

interface Shown {
  component?: unknown
}

const nameOf = (component: unknown): string | undefined => {
  const { displayName, name } = component as { displayName?: string; name?: string }
  return displayName ?? name
}
const known = new Set(kitParts)
const htmlTags = new Set(['div', 'form', 'main', 'p', 'section', 'span', 'ul'])

/**
 * What "Show code" shows: how the part is used. A story that keeps state draws the part in a component of its own, which
 * has the part's props: it is shown as the part.
 */
export function usageCode(code: string, { component }: Shown): string {
  const part = component ? nameOf(component) : undefined
  const outer = /^<([A-Za-z][\w.]*)/.exec(code.trim())?.[1]
  const isWrapped = part && outer && !known.has(outer) && !htmlTags.has(outer)
  const shown = isWrapped ? code.replaceAll(new RegExp(`<(/?)${outer}(?=[\\s/>])`, 'g'), `<$1${part}`) : code
  return shown
    .replaceAll(/=\{(?:function \w*\(\) ?\{\}|fn\(\)|\[Function[^\]]*\])\}/g, '={() => {}}')
    .replaceAll(/ className="story-[\w-]*"/g, '')
}
