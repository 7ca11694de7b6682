import { expect, it } from 'vitest'
import { numberStates } from './state-names.ts'

it.each([
  ['a state', 'where status = {order.claimed}', 'where status = 1'],
  ['several at once', "'m.status in ({orders.paid}, {order.reversed})'", "'m.status in (10, 11, 12, 40)'"],
  [
    'what is no name as it stands',
    `'{user_id, id}', '{}', '{"a.b": 1}'`,
    `'{user_id, id}', '{}', '{"a.b": 1}'`,
  ],
])('numbers %s', (_, text, numbered) => {
  expect(numberStates(text)).toBe(numbered)
})

it('refuses a name that the contract has not', () => {
  expect(() => numberStates('where status = {order.finished}')).toThrow(
    'names {order.finished}, which is no state',
  )
  expect(() => numberStates('where status = {parcel.sent}')).toThrow('names {parcel.sent}')
})
