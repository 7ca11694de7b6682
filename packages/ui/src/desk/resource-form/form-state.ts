import type { ReactNode } from 'react'
import type { ResourceValues } from './resource-field.ts'

/** What the service made of a form that was sent. */
export type SaveOutcome<Values extends ResourceValues> =
  | {
      result: 'saved'
      /** As the service keeps it, where that differs from what was sent. */
      values?: Values | undefined
    }
  | {
      result: 'refused'
      /** What is wrong, field by field. */
      errors?: Partial<Record<keyof Values, string>> | undefined
      /** What is wrong with all of it. */
      message?: ReactNode
    }
  | {
      result: 'conflict'
      /** As the service keeps it now. */
      values: Values
      /** Who changed it. */
      by?: string | undefined
    }

export interface FormState<Values extends ResourceValues> {
  /** As the service keeps it, as far as is known here. */
  base: Values
  values: Values
  /** Fields that were left once: from then on they are judged with each change. */
  left: ReadonlySet<string>
  /** What the service refused, until the field is changed. */
  refusals: Partial<Record<keyof Values, string>>
  message: ReactNode
  phase: 'editing' | 'saving' | 'saved' | 'unchanged'
  /** What somebody else made of it meanwhile. */
  theirs: {
    values: Values
    by?: string | undefined
    /** The service told it in answer to this person; else it came by itself, while somebody writes. */
    isAnswer: boolean
  } | null
  /** What was written before it was undone. */
  undone: Values | null
}

export type FormEvent<Values extends ResourceValues> =
  | { type: 'write'; name: keyof Values & string; value: string | boolean }
  | { type: 'leave'; name: string }
  | { type: 'leaveAll'; names: readonly string[] }
  | { type: 'save' }
  | { type: 'nothingToSave' }
  | { type: 'answer'; sent: Values; outcome: SaveOutcome<Values> }
  | { type: 'failure'; message: ReactNode }
  | { type: 'arrive'; values: Values }
  | { type: 'keepMine' }
  | { type: 'takeTheirs' }
  | { type: 'undo' }
  | { type: 'bringBack' }

export const initialForm = <Values extends ResourceValues>(base: Values): FormState<Values> => ({
  base,
  values: base,
  left: new Set(),
  refusals: {},
  message: null,
  phase: 'editing',
  theirs: null,
  undone: null,
})

/** Those of the values that differ from what they were. */
export function changesOf<Values extends ResourceValues>(values: Values, base: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== base[name]),
  ) as Partial<Values>
}

export const isSame = <Values extends ResourceValues>(values: Values, base: Values): boolean =>
  Object.keys(changesOf(values, base)).length === 0

/** Without the blanks that a paste or a slip brings along. */
export const trimmed = <Values extends ResourceValues>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Values

/** A form as nobody has touched it, over what the service keeps. */
const over = <Values extends ResourceValues>(base: Values, values: Values = base): FormState<Values> => ({
  ...initialForm(base),
  values,
})

function answered<Values extends ResourceValues>(
  state: FormState<Values>,
  sent: Values,
  outcome: SaveOutcome<Values>,
): FormState<Values> {
  switch (outcome.result) {
    case 'saved': {
      const base = outcome.values ?? sent
      // What was written while it was on its way is not part of it, and stays.
      return { ...over(base, { ...base, ...changesOf(state.values, sent) }), phase: 'saved' }
    }
    case 'refused':
      return {
        ...state,
        phase: 'editing',
        refusals: outcome.errors ?? {},
        message: outcome.message ?? null,
      }
    case 'conflict':
      return {
        ...state,
        phase: 'editing',
        theirs: { values: outcome.values, by: outcome.by, isAnswer: true },
      }
  }
}

/** The next state of the form. What somebody has written is thrown away by `undo` and `takeTheirs` alone. */
export function formReducer<Values extends ResourceValues>(
  state: FormState<Values>,
  event: FormEvent<Values>,
): FormState<Values> {
  switch (event.type) {
    case 'write': {
      const { [event.name]: _, ...refusals } = state.refusals
      return {
        ...state,
        values: { ...state.values, [event.name]: event.value },
        refusals: refusals as FormState<Values>['refusals'],
        message: null,
        phase: state.phase === 'saving' ? 'saving' : 'editing',
        undone: null,
      }
    }
    case 'leave':
      return { ...state, values: trimmed(state.values), left: new Set([...state.left, event.name]) }
    case 'leaveAll':
      return { ...state, values: trimmed(state.values), left: new Set(event.names) }
    case 'save':
      return { ...state, phase: 'saving', refusals: {}, message: null, undone: null }
    case 'nothingToSave':
      return { ...state, phase: 'unchanged' }
    case 'answer':
      return answered(state, event.sent, event.outcome)
    case 'failure':
      return { ...state, phase: 'editing', message: event.message }
    case 'arrive':
      if (isSame(state.values, state.base)) return { ...over(event.values), phase: state.phase }
      return isSame(event.values, state.base)
        ? state
        : { ...state, theirs: { values: event.values, isAnswer: false } }
    case 'keepMine': {
      const base = state.theirs?.values ?? state.base
      return { ...state, base, values: { ...base, ...changesOf(state.values, state.base) }, theirs: null }
    }
    case 'takeTheirs':
      return { ...over(state.theirs?.values ?? state.base), undone: state.values }
    case 'undo':
      return { ...over(state.base), undone: state.values }
    case 'bringBack':
      return state.undone ? { ...state, values: state.undone, undone: null } : state
  }
}
