/** One rule of a style sheet, or a block of them: `@media …`, `@layer …`. */
interface Rule {
  readonly prelude: string
  /** Declarations, or the text of an at-rule that ends with a semicolon. */
  readonly body: string | undefined
  readonly children: readonly Rule[]
}

const holdsRules = /^@(?:media|supports|layer|container)\b/
/** What only a hand can bring about, or only older engines read. */
const neverAtFirst =
  /:(?:hover|active|focus|focus-visible|focus-within)\b|::(?:-webkit-scrollbar|placeholder)/

/** Where the block that begins at `open` ends. Strings may hold braces. */
const endOfBlock = (css: string, open: number): number => {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    const sign = css[at]
    if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1)
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return at
  }
  throw new Error('A block of the style sheet does not end.')
}

/** Reads a style sheet that has been minified: no comments, no nesting of selectors. */
const parse = (css: string): Rule[] => {
  const rules: Rule[] = []
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at)
    const end = css.indexOf(';', at)
    if (end >= 0 && (open < 0 || end < open)) {
      rules.push({ prelude: css.slice(at, end).trim(), body: undefined, children: [] })
      at = end + 1
      continue
    }
    if (open < 0) break
    const close = endOfBlock(css, open)
    const prelude = css.slice(at, open).trim()
    const inside = css.slice(open + 1, close)
    rules.push(
      holdsRules.test(prelude)
        ? { prelude, body: undefined, children: parse(inside) }
        : { prelude, body: inside, children: [] },
    )
    at = close + 1
  }
  return rules
}

/** Splits at commas that stand outside brackets. */
const splitSelectors = (list: string): string[] => {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < list.length; at++) {
    if (list[at] === '(' || list[at] === '[') depth++
    else if (list[at] === ')' || list[at] === ']') depth--
    else if (list[at] === ',' && depth === 0) {
      parts.push(list.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, list.slice(from)]
}

const namesIn = (html: string): ReadonlySet<string> => {
  const names = new Set(['*', 'html', 'body'])
  for (const [, tag] of html.matchAll(/<([a-z][a-z0-9-]*)/g)) names.add(tag!)
  for (const [, list] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const one of list!.split(/\s+/)) names.add(`.${one}`)
  for (const [, id] of html.matchAll(/\sid="([^"]*)"/g)) names.add(`#${id}`)
  return names
}

/** Whether everything that a selector names is there. What its functions name (`:not(…)`, `:is(…)`) is not asked for. */
const mayMatch = (selector: string, names: ReadonlySet<string>): boolean => {
  let bare = selector.replace(/\[[^\]]*\]/g, '')
  while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, '')
  const named = bare.replace(/::?[a-z-]+/g, '').match(/[.#]?-?[a-z_][\w-]*/gi) ?? []
  return named.every((name) => names.has(/^[.#]/.test(name) ? name : name.toLowerCase()))
}

type Wanted = (selector: string) => boolean

const keep = (rules: readonly Rule[], wanted: Wanted): Rule[] =>
  rules.flatMap((rule): Rule[] => {
    const { prelude, body, children } = rule
    if (holdsRules.test(prelude) && body === undefined && children.length > 0) {
      const kept = keep(children, wanted)
      return kept.length > 0 ? [{ ...rule, children: kept }] : []
    }
    if (prelude.startsWith('@')) return [rule]
    const selectors = splitSelectors(prelude).filter(wanted)
    return selectors.length > 0 ? [{ ...rule, prelude: selectors.join() }] : []
  })

const write = (rules: readonly Rule[]): string =>
  rules
    .map(({ prelude, body, children }) => {
      if (children.length > 0) return `${prelude}{${write(children)}}`
      return body === undefined ? `${prelude};` : `${prelude}{${body}}`
    })
    .join('')

const isKeyframes = ({ prelude }: Rule) => prelude.startsWith('@keyframes')

/** Leaves out custom properties that nobody reads, those that only such ones read too, and movements nobody makes. */
const withoutUnused = (css: string): string => {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!))
  const lean = css.replace(
    /(?<=[{;])(--[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*;?/g,
    (declaration, name: string) => (used.has(name) ? declaration : ''),
  )
  return lean === css ? css : withoutUnused(lean)
}

/** Layers rank by their first appearance, and the part may leave out all of one. */
const layersOf = (css: string): string => {
  const names = [...css.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, list]) => list!.split(','))
  return names.length === 0 ? '' : `@layer ${[...new Set(names.map((name) => name.trim()))].join()};`
}

const part = (css: string, wanted: Wanted): string => {
  const rules = keep(parse(css.replace(/^\uFEFF|^@charset "[^"]*";/i, '')), wanted)
  const still = write(rules.filter((rule) => !isKeyframes(rule)))
  const moving = rules.filter((rule) => isKeyframes(rule) && still.includes(rule.prelude.split(' ')[1]!))
  return layersOf(css) + withoutUnused(still + write(moving)).replace(/[^{};]+\{\}/g, '')
}

/**
 * The part of a style sheet that some markup needs for its first paint, in the same order and layers. It errs on the side
 * of too much: a selector is left out only where it names what is not there.
 */
export const criticalCss = (css: string, html: string): string => {
  const names = namesIn(html)
  return part(css, (selector) => !neverAtFirst.test(selector) && mayMatch(selector, names))
}

/** The part of a style sheet that a whole page may ever need, with what its scripts could make of it. */
export const usedCss = (css: string, html: string, scripts: string): string => {
  const words = scripts.match(/[a-z][\w-]*/gi) ?? []
  const names = new Set([...namesIn(html), ...words.flatMap((word) => [word, `.${word}`, `#${word}`])])
  return part(css, (selector) => mayMatch(selector, names))
}
