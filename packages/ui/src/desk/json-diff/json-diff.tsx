'use client'

import { type ComponentPropsWithRef, useMemo, useState } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { CheckIcon } from '../../primitives/icon/generated/check-icon.ts'
import { ChevronDownIcon } from '../../primitives/icon/generated/chevron-down-icon.ts'
import { ChevronUpIcon } from '../../primitives/icon/generated/chevron-up-icon.ts'
import { CopyIcon } from '../../primitives/icon/generated/copy-icon.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'
import { type DiffLine, diffJson } from './diff-json.ts'
import { DiffLineRow } from './diff-line-row.tsx'
import { diffText } from './diff-text.ts'

export interface JsonDiffProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Anything JSON can hold; `undefined` for what was created. */
  before: unknown
  /** Anything JSON can hold; `undefined` for what was deleted. */
  after: unknown
  /** What was changed, for screen readers: "Changes of the Steam rate". */
  label?: string | undefined
  /** How many lines are shown before somebody asks for all of them. */
  limit?: number | undefined
}

/** What is shown in one line: a change, or a fold over what stayed between two of them. */
type Part = { kind: 'line'; line: DiffLine } | { kind: 'fold'; id: number; lines: readonly DiffLine[] }

function partsOf(lines: readonly DiffLine[]): Part[] {
  const parts: Part[] = []
  let same: DiffLine[] = []
  const fold = () => {
    if (same.length > 0) parts.push({ kind: 'fold', id: parts.length, lines: same })
    same = []
  }
  for (const line of lines) {
    if (line.kind === 'same') same.push(line)
    else {
      fold()
      parts.push({ kind: 'line', line })
    }
  }
  fold()
  return parts
}

/**
 * What is different between two states of a setting or an order: each change on a line with a sign and, for screen
 * readers, a word; what stayed is folded. A long one is cut until it is asked for.
 */
export function JsonDiff({ before, after, label, limit = 100, className, ...rest }: JsonDiffProps) {
  const words = useDeskWords()
  const lines = useMemo(() => diffJson(before, after), [before, after])
  const parts = useMemo(() => partsOf(lines), [lines])
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const [showsAll, setShowsAll] = useState(false)
  const count = (kind: DiffLine['kind']) => lines.filter((line) => line.kind === kind).length
  const hasChanges = lines.some(({ kind }) => kind !== 'same')

  const turn = (fold: number) =>
    setOpened((now) => new Set(now.has(fold) ? [...now].filter((id) => id !== fold) : [...now, fold]))
  const rows = parts.flatMap((part) => {
    if (part.kind === 'line') return [<DiffLineRow key={keyOf(part.line)} line={part.line} />]
    const isOpen = opened.has(part.id)
    return [
      <li key={`fold ${part.id}`} className="k-json-diff-fold">
        <button type="button" aria-expanded={isOpen} onClick={() => turn(part.id)}>
          {isOpen ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
          {words.unchanged(part.lines.length)}
        </button>
      </li>,
      ...(isOpen ? part.lines.map((line) => <DiffLineRow key={keyOf(line)} line={line} />) : []),
    ]
  })
  const shown = showsAll ? rows : rows.slice(0, limit)
  return (
    <section aria-label={label ?? words.changes} {...rest} className={classNames('k-json-diff', className)}>
      <div className="k-json-diff-head">
        <p>
          {hasChanges
            ? words.changeCounts(count('changed'), count('added'), count('removed'))
            : words.noChanges}
        </p>
        {hasChanges ? <CopyChanges lines={lines} /> : null}
      </div>
      {rows.length > 0 ? <ul className="k-json-diff-lines">{shown}</ul> : null}
      {shown.length < rows.length ? (
        <Button size="small" variant="secondary" block onClick={() => setShowsAll(true)}>
          {words.showAllLines(rows.length)}
        </Button>
      ) : null}
    </section>
  )
}

const keyOf = ({ path, kind }: DiffLine): string => `${kind} ${JSON.stringify(path)}`

function CopyChanges({ lines }: { lines: readonly DiffLine[] }) {
  const words = useDeskWords()
  const [copied, setCopied] = useState<readonly DiffLine[] | null>(null)
  const copy = () =>
    navigator.clipboard
      .writeText(diffText(lines))
      .then(() => setCopied(lines))
      // Where the browser does not let the page, the words can still be marked by hand.
      .catch(() => undefined)
  const isCopied = copied === lines
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        icon={isCopied ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      >
        {words.copyChanges}
      </Button>
      <VisuallyHidden role="status">{isCopied ? words.copied : ''}</VisuallyHidden>
    </>
  )
}
