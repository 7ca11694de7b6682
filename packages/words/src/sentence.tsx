import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react'
import type { Values, ValuesFor } from './placeholders.ts'
import { t } from './say.ts'

type Tags<English extends string> = English extends `${string}<${infer Tag}>${infer Rest}`
  ? (Tag extends `/${string}` ? never : Tag extends `${infer Name}/` ? Name : Tag) | Tags<Rest>
  : never

export type SentenceProps<English extends string> = {
  /** English, with `<link>words</link>` or `<amount/>` where a part of that name stands. */
  readonly of: English
  readonly parts: Readonly<Record<Tags<English>, ReactElement>>
} & (ValuesFor<English> extends []
  ? { readonly values?: undefined }
  : { readonly values: ValuesFor<English>[0] })

const tag = /<(\w+)>(.*?)<\/\1>|<(\w+)\/>/gs

// A value is text, whatever it looks like: its signs travel as ones that nobody writes.
const away = (text: string): string => text.replaceAll('<', '\uE000')
const back = (text: string): string => text.replaceAll('\uE000', '<')

/**
 * A sentence with links or figures in it, whole: other languages have them in another order.
 *
 * @example
 * <Sentence of="<amount/> is on its way to {bank}" parts={{ amount: <Money amount={net} /> }} values={{ bank }} />
 */
export function Sentence<const English extends string>(props: SentenceProps<English>): ReactNode {
  const { of, values = {} }: { of: string; values?: Values | undefined } = props
  const parts: Readonly<Record<string, ReactElement>> = props.parts
  const safe = Object.entries(values).map(([name, value]) => [name, away(String(value))])
  const numbers = Object.entries(values).filter(([, value]) => typeof value === 'number')
  const said = t(of, { ...Object.fromEntries(safe), ...Object.fromEntries(numbers) })
  const pieces: ReactNode[] = []
  let from = 0
  for (const found of said.matchAll(tag)) {
    const [whole, open, words, alone = ''] = found
    const part = parts[open ?? alone]
    pieces.push(back(said.slice(from, found.index)))
    if (part) {
      const piece = words === undefined ? part : cloneElement(part, {}, back(words))
      pieces.push(<Fragment key={found.index}>{piece}</Fragment>)
    }
    from = found.index + whole.length
  }
  return [...pieces, back(said.slice(from))]
}
