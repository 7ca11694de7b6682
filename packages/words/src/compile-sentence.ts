/** A sentence in the form that Lingui says: its text, and in it what stands for a value. */
export type Sentence = readonly (
  | string
  | readonly [name: string]
  | readonly [name: string, kind: 'plural', forms: PluralForms]
)[]
export type PluralForms = Readonly<Record<string, Sentence>>

const opening = /\{\s*(\w+)\s*(?:\}|,\s*plural\s*,)/y
const form = /\s*(=\d+|\w+)\s*\{/y

/**
 * Compiles an English sentence as the code has it: `{name}` and `{count, plural, one {# card} other {# cards}}`. What Lingui
 * compiles with is four times as large as all that says its messages; catalogues are compiled by it at build time.
 */
export function compileSentence(english: string): string | Sentence {
  if (!english.includes('{')) return english
  let at = 0
  const accept = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(english)
    if (found) at = pattern.lastIndex
    return found
  }
  const wrong = () => new Error(`This is no sentence at ${at}: ${english}`)

  const forms = (): PluralForms => {
    const found: Record<string, Sentence> = {}
    for (let next = accept(form); next; next = accept(form)) {
      found[next[1]!.replace('=', '')] = sentence(true)
      at++
    }
    at = english.indexOf('}', at) + 1
    if (!found.other || at === 0) throw wrong()
    return found
  }

  const sentence = (isForm: boolean): Sentence => {
    const parts: Sentence[number][] = []
    while (at < english.length && !(isForm && english[at] === '}')) {
      if (english[at] === '{') {
        const start = accept(opening)
        if (!start) throw wrong()
        parts.push(start[0].endsWith('}') ? [start[1]!] : [start[1]!, 'plural', forms()])
      } else if (isForm && english[at] === '#') {
        parts.push('#')
        at++
      } else {
        const text = isForm ? /[^{}#]+/y : /[^{]+/y
        parts.push(accept(text)![0])
      }
    }
    return parts
  }
  return sentence(false)
}
