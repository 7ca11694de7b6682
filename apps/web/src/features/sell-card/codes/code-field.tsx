import type { CodeFormat } from '@kaadi/contract/card-types'
import { TextField } from '@kaadi/ui'
import { fromService } from '@kaadi/words'
import { type ChangeEvent, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { canReadCodes } from './can-read-codes.ts'
import { caretInGroups, groupCardCode } from './group-card-code.ts'
import { describeCodeVerdict, judgeCardCode } from './judge-card-code.ts'

const CodeReader = lazy(() => import('./code-reader.tsx'))

export interface CodeFieldProps {
  label: string
  format: CodeFormat
  value: string
  onValueChange: (code: string) => void
  /** The form was sent: what is missing is said now, without waiting for the field to be left. */
  asked: boolean
  /** What the service found at this code, as long as it stands. */
  refusal?: string | undefined
  id?: string | undefined
}

/**
 * The code of a card, in the groups in which the brand prints it. Judged when the field is left and from then on with
 * every key. Kept from autofill and suggestions: a card code is bearer money.
 */
export function CodeField({ label, format, value, onValueChange, asked, refusal, id }: CodeFieldProps) {
  const [left, setLeft] = useState(false)
  const caret = useRef<{ input: HTMLInputElement; place: number } | null>(null)
  const grouped = groupCardCode(value, format.example)

  useLayoutEffect(() => {
    if (caret.current) caret.current.input.setSelectionRange(caret.current.place, caret.current.place)
    caret.current = null
  })

  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const next = groupCardCode(input.value, format.example)
    const place = caretInGroups(input.value, input.selectionStart ?? input.value.length, next)
    caret.current = { input, place }
    onValueChange(next)
  }

  const verdict = judgeCardCode(format, value)
  const showsProblem = asked || (left && value !== '')
  const field = (
    <TextField
      label={label}
      hint={fromService(format.hint)}
      error={(showsProblem ? describeCodeVerdict(verdict, format) : null) ?? refusal}
      code
      id={id}
      value={grouped}
      onChange={edit}
      onBlur={() => setLeft(true)}
      placeholder={groupCardCode(format.example, format.example)}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      data-private
    />
  )
  if (!canReadCodes()) return field
  return (
    <>
      {field}
      <Suspense fallback={null}>
        <CodeReader format={format} onRead={(code) => onValueChange(groupCardCode(code, format.example))} />
      </Suspense>
    </>
  )
}
