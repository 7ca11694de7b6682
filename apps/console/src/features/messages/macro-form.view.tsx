import { fillMacro, type Macro, macroFields } from '@kaadi/contract/desk-messages'
import { hasCode } from '@kaadi/core/errors'
import { Button, Select, TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'
import './messages.css'
import { useState } from 'react'
import type { DeskThread } from './use-thread.controller.ts'

/** A saved answer as the seller will read it, with a field for each thing that only its sender knows. */
export function MacroForm({
  macros,
  known,
  reply,
}: {
  readonly macros: readonly Macro[]
  /** What the service fills in of this order. */
  readonly known: Readonly<Record<string, string>>
  readonly reply: DeskThread['reply']
}) {
  const [chosen, setChosen] = useState<string>()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const macro = macros.find(({ macroId }) => macroId === chosen) ?? macros[0]
  if (!macro) return <p>{t('There is no saved answer yet. A senior reviewer writes them.')}</p>
  const { fields, text, macroId } = macro
  const missing = missingOf(reply.error)
  const own = Object.fromEntries(fields.map((field) => [field, values[field] ?? '']))
  const isUntrue = macroFields(text).includes('paid') && known.paid === undefined
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault()
        if (isUntrue) return
        if (await reply.run({ macroId, fields: own })) setValues({})
      }}
    >
      <Select
        label={t('Saved answer')}
        value={macroId}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {macros.map((one) => (
          <option key={one.macroId} value={one.macroId}>
            {one.name}
          </option>
        ))}
      </Select>
      <p className="c-thread-macro">{filledIn(text, { ...own, ...known })}</p>
      {isUntrue && <p role="status">{t('This trade is not paid: choose another answer.')}</p>}
      {fields.map((field) => (
        <TextField
          key={field}
          label={field}
          error={missing.includes(field) && !own[field]?.trim() ? t('Fill this in.') : undefined}
          value={own[field] ?? ''}
          maxLength={200}
          onChange={(event) => {
            const { value } = event.currentTarget
            setValues((all) => ({ ...all, [field]: value }))
          }}
        />
      ))}
      <Button type="submit" loading={reply.isRunning} disabled={isUntrue}>
        {t('Send answer')}
      </Button>
    </form>
  )
}

/** The answer with what is known so far; what is missing stays in its brackets. */
const filledIn = (text: string, values: Readonly<Record<string, string>>): string => {
  const said = macroFields(text).map((field) => [field, values[field]?.trim() || `{${field}}`] as const)
  const filled = fillMacro(text, Object.fromEntries(said))
  return 'text' in filled ? filled.text : text
}

/** The fields that the service missed. */
const missingOf = (error: unknown): readonly string[] =>
  (hasCode(error, 'macroFieldMissing') && error.details?.fields) || []
