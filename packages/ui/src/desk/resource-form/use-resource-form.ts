'use client'

import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import type { DeskWords } from '../words/desk-words.ts'
import {
  changesOf,
  type FormEvent,
  type FormState,
  formReducer,
  initialForm,
  isSame,
  type SaveOutcome,
  trimmed,
} from './form-state.ts'
import { numberOf, problemOf, type ResourceField, type ResourceValues } from './resource-field.ts'

interface Options<Values extends ResourceValues> {
  fields: readonly ResourceField<Values>[]
  values: Values
  onSave: (values: Values, changes: Partial<Values>) => Promise<SaveOutcome<Values>>
  onDirtyChange?: ((isDirty: boolean) => void) | undefined
  words: DeskWords
  /** Sets the focus into a field, or to the alert of a conflict. */
  goTo: (name: string) => void
}

/** No field is called like this. */
export const conflict = ' conflict'

/** The state of a form, what is wrong in it, and the way to send it. */
export function useResourceForm<Values extends ResourceValues>(options: Options<Values>) {
  const { fields, values, onSave, words, goTo } = options
  const [state, send] = useReducer<FormState<Values>, [FormEvent<Values>]>(formReducer, initialForm(values))
  const [seen, setSeen] = useState(values)
  if (seen !== values) {
    setSeen(values)
    if (!isSame(values, seen)) send({ type: 'arrive', values })
  }
  const isDirty = !isSame(state.values, state.base)
  useDirtyGuard(isDirty, options.onDirtyChange)

  const problems = fields.flatMap((field) => {
    const problem = state.refusals[field.name] ?? problemOf(field, state.values, words)
    return problem ? [{ name: field.name, label: field.label, problem }] : []
  })
  const save = async () => {
    if (state.phase === 'saving') return
    if (state.theirs) return goTo(conflict)
    send({ type: 'leaveAll', names: fields.map(({ name }) => name) })
    const sent = { ...trimmed(state.values), ...figuresOf(fields, state.values) }
    for (const [name, value] of Object.entries(figuresOf(fields, state.values)))
      if (value !== state.values[name]) send({ type: 'write', name, value })
    // What was refused before may pass now: only the service knows.
    const wrong = fields.find((field) => problemOf(field, sent, words))
    if (wrong) return goTo(wrong.name)
    if (isSame(sent, state.base)) return send({ type: 'nothingToSave' })
    send({ type: 'save' })
    try {
      const outcome = await onSave(sent, changesOf(sent, state.base))
      send({ type: 'answer', sent, outcome })
      const refused = fields.find(({ name }) => outcome.result === 'refused' && outcome.errors?.[name])
      if (refused) goTo(refused.name)
    } catch {
      send({ type: 'failure', message: words.saveFailed })
    }
  }
  return {
    state,
    send,
    save,
    isDirty,
    problems,
    /** Only of fields that were left: nobody is told off while still writing. */
    problemOfField: (name: string): string | undefined =>
      state.left.has(name) ? problems.find((one) => one.name === name)?.problem : undefined,
  }
}

/** Figures as the service takes them, by their fields: people write `1,000`. */
const figuresOf = <Values extends ResourceValues>(
  fields: readonly ResourceField<Values>[],
  values: Values,
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ type, name }) => {
      const figure = type === 'number' ? numberOf(String(values[name] ?? '').trim()) : undefined
      return figure === undefined ? [] : [[name, figure]]
    }),
  )

/** The browser asks before a page with unsaved words is left; the app's own links are asked about by the app. */
function useDirtyGuard(isDirty: boolean, onDirtyChange: Options<ResourceValues>['onDirtyChange']): void {
  const tell = useEffectEvent((now: boolean) => onDirtyChange?.(now))
  useEffect(() => tell(isDirty), [isDirty])
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
