'use client'

import { useState } from 'react'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'
import type { DiffLine } from './diff-json.ts'
import { excerpt, pathText, signs, valueText } from './diff-text.ts'

/** One change: its sign, where it is, what was there and what is there now. */
export function DiffLineRow({ line }: { line: DiffLine }) {
  const words = useDeskWords()
  const [isWhole, setWhole] = useState(false)
  const { kind, path } = line
  const before = line.before === undefined ? undefined : valueText(line.before)
  const after = line.after === undefined ? undefined : valueText(line.after)
  const [short, shorter] = [before && excerpt(before, after), after && excerpt(after, before)]
  const isCut = short !== before || shorter !== after
  const [shownBefore, shownAfter] = isWhole ? [before, after] : [short, shorter]
  return (
    <li className="k-json-diff-line" data-kind={kind}>
      <span className="k-json-diff-sign" aria-hidden="true">
        {signs[kind]}
      </span>
      <div className="k-json-diff-content">
        <VisuallyHidden>{words.changeKinds[kind]}: </VisuallyHidden>
        <Place path={path} wholeValue={words.wholeValue} />
        <span className="k-json-diff-values">
          {kind === 'same' ? (
            <code>{shownAfter}</code>
          ) : (
            <>
              <Value as="del" word={kind === 'changed' ? words.before : undefined} text={shownBefore} />
              <Value as="ins" word={kind === 'changed' ? words.after : undefined} text={shownAfter} />
            </>
          )}
        </span>
        {isCut && !isWhole ? (
          <button type="button" className="k-json-diff-more" onClick={() => setWhole(true)}>
            {words.showWhole}
            <VisuallyHidden> ({pathText(path)})</VisuallyHidden>
          </button>
        ) : null}
      </div>
    </li>
  )
}

/** The last step says what it is; the way there is quiet. */
function Place({ path, wholeValue }: { path: DiffLine['path']; wholeValue: string }) {
  const way = pathText(path.slice(0, -1))
  const last = pathText(path).slice(way.length)
  return (
    <code className="k-json-diff-path">
      {path.length === 0 ? (
        wholeValue
      ) : (
        <>
          {way}
          <b>{last}</b>
        </>
      )}
    </code>
  )
}

interface ValueProps {
  as: 'del' | 'ins'
  word: string | undefined
  text: string | undefined
}

function Value({ as: Tag, word, text }: ValueProps) {
  if (text === undefined) return null
  return (
    <>
      {word ? <VisuallyHidden>, {word} </VisuallyHidden> : null}
      <Tag data-long={text.length > 40 || undefined}>
        <code>{text}</code>
      </Tag>
    </>
  )
}
