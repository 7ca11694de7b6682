import { describe, expect, it } from 'vitest'
import { type FormEvent, type FormState, formReducer, initialForm } from './form-state.ts'

type Rate = { rate: string; open: boolean; note: string }
const base: Rate = { rate: '1480', open: true, note: '' }
const following = (...events: FormEvent<Rate>[]): FormState<Rate> =>
  events.reduce(formReducer<Rate>, initialForm(base))
const write = (name: keyof Rate, value: string | boolean): FormEvent<Rate> => ({ type: 'write', name, value })
const saved: FormEvent<Rate> = {
  type: 'answer',
  sent: { ...base, rate: '1495' },
  outcome: { result: 'saved' },
}
const changed = write('rate', '1495')

describe('a form that was sent', () => {
  it('keeps what the service took, and says so', () => {
    const { values, base: now, phase } = following(changed, { type: 'save' }, saved)
    expect([values, now, phase]).toEqual([{ ...base, rate: '1495' }, { ...base, rate: '1495' }, 'saved'])
  })

  it('takes over what the service made of it', () => {
    const outcome = { result: 'saved', values: { ...base, rate: '1495.00' } } as const
    const { values } = following(
      changed,
      { type: 'save' },
      { type: 'answer', sent: { ...base, rate: '1495' }, outcome },
    )
    expect(values.rate).toBe('1495.00')
  })

  it('keeps what was written while it was on its way', () => {
    const { values, base: now } = following(changed, { type: 'save' }, write('note', 'Late'), saved)
    expect(values).toEqual({ rate: '1495', open: true, note: 'Late' })
    expect(now.note).toBe('')
  })

  it('keeps what was written when it was refused, until the field is changed', () => {
    const outcome = { result: 'refused', errors: { rate: 'Too high.' }, message: 'Look again.' } as const
    const refused: FormEvent<Rate> = { type: 'answer', sent: base, outcome }
    const state = following(changed, { type: 'save' }, refused)
    expect(state).toMatchObject({ refusals: { rate: 'Too high.' }, message: 'Look again.', phase: 'editing' })
    expect(state.values.rate).toBe('1495')
    expect(following(changed, refused, write('rate', '1490'))).toMatchObject({ refusals: {}, message: null })
  })

  it('keeps what was written when it failed', () => {
    const state = following(changed, { type: 'save' }, { type: 'failure', message: 'No connection.' })
    expect(state).toMatchObject({ message: 'No connection.', phase: 'editing', values: { rate: '1495' } })
  })
})

describe('another person’s change', () => {
  const theirs: Rate = { rate: '1500', open: false, note: '' }
  const conflict: FormEvent<Rate> = {
    type: 'answer',
    sent: base,
    outcome: { result: 'conflict', values: theirs, by: 'Bisi' },
  }

  it('is put aside by keeping mine, but for the fields that I have not touched', () => {
    const state = following(changed, { type: 'save' }, conflict, { type: 'keepMine' })
    expect(state.values).toEqual({ rate: '1495', open: false, note: '' })
    expect([state.base, state.theirs]).toEqual([theirs, null])
  })

  it('is taken whole, and mine can be brought back', () => {
    const state = following(changed, conflict, { type: 'takeTheirs' })
    expect([state.values, state.theirs]).toEqual([theirs, null])
    expect(formReducer(state, { type: 'bringBack' }).values.rate).toBe('1495')
  })

  it('replaces a form that nobody has touched, and is told where somebody has', () => {
    expect(following({ type: 'arrive', values: theirs })).toMatchObject({ values: theirs, theirs: null })
    expect(following(changed, { type: 'arrive', values: theirs })).toMatchObject({
      values: { rate: '1495' },
      theirs: { values: theirs, isAnswer: false },
    })
    expect(following(changed, { type: 'arrive', values: { ...base } }).theirs).toBeNull()
  })
})

it('undoes what was written, and brings it back until something else is written', () => {
  const undone = following(changed, { type: 'undo' })
  expect(undone.values).toEqual(base)
  expect(formReducer(undone, { type: 'bringBack' }).values.rate).toBe('1495')
  const moved = formReducer(undone, write('note', 'x'))
  expect(formReducer(moved, { type: 'bringBack' })).toBe(moved)
})

it('takes the blanks off a field that is left', () => {
  expect(following(write('note', '  By day '), { type: 'leave', name: 'note' }).values.note).toBe('By day')
})
