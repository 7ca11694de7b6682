import { type ErrorName, errorCodes } from '@kaadi/contract/errors'
import { expect, it } from 'vitest'
import { createGuessers } from './guessers.ts'

const refused = (name: ErrorName) => ({
  statusCode: errorCodes[name].httpStatus,
  refusedWith: errorCodes[name].code,
})
const guess = refused('badCredentials')

const guessTimes = (times: number, guessers: ReturnType<typeof createGuessers>, ip: string) => {
  for (let time = 0; time < times; time++) guessers.answered(ip, guess)
}

it('are networks whose last three secrets did not fit', () => {
  const guessers = createGuessers()
  guessTimes(2, guessers, '10.0.0.1')
  expect(guessers.has('10.0.0.1')).toBe(false)
  guessTimes(1, guessers, '10.0.0.1')
  expect(guessers.has('10.0.0.1')).toBe(true)
  expect(guessers.has('10.0.0.2')).toBe(false)
})

it('share a network of the sixth version', () => {
  const guessers = createGuessers()
  guessTimes(3, guessers, '2001:db8:1:2::1')
  expect(guessers.has('2001:db8:1:2::ffff')).toBe(true)
})

it('are none any more after one that fits, or after ten minutes', () => {
  let time = 0
  const guessers = createGuessers(() => time)
  guessTimes(5, guessers, '10.0.0.1')
  guessers.answered('10.0.0.1', { statusCode: 200 })
  expect(guessers.has('10.0.0.1')).toBe(false)
  guessTimes(5, guessers, '10.0.0.1')
  time += 10 * 60_000 + 1
  expect(guessers.has('10.0.0.1')).toBe(false)
})

it('are not those whom the service itself could not answer', () => {
  const guessers = createGuessers()
  for (let time = 0; time < 5; time++) guessers.answered('10.0.0.1', refused('overloaded'))
  expect(guessers.has('10.0.0.1')).toBe(false)
})

it.each<ErrorName>(['badVerificationCode', 'secondFactorNeeded', 'insufficientFunds'])(
  'are not those whose secret was not looked at, or was right: %s',
  (name) => {
    const guessers = createGuessers()
    for (let time = 0; time < 5; time++) guessers.answered('10.0.0.1', refused(name))
    expect(guessers.has('10.0.0.1')).toBe(false)
  },
)

it('are forgotten from the oldest on, where there are too many to remember', () => {
  const guessers = createGuessers()
  guessTimes(3, guessers, '10.0.0.1')
  for (let n = 0; n < 20_000; n++) guessers.answered(`11.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, guess)
  expect(guessers.has('10.0.0.1')).toBe(false)
})

it('are not asked for where a caller has hung up: it has no address any more', () => {
  const guessers = createGuessers()
  guessers.answered(undefined, guess)
  expect(guessers.has(undefined)).toBe(false)
})
