import { expect, it } from 'vitest'
import { naira } from '../../patterns/samples/currencies.ts'
import { englishDeskWords as words } from '../words/english-desk-words.tsx'
import { problemOf, type ResourceField, readable } from './resource-field.ts'

type Kind = ResourceField<{ it: string | boolean }>
const field = (kind: object): Kind => ({ name: 'it', label: 'It', ...kind }) as Kind
const problem = (kind: object, it: string | boolean) => problemOf(field(kind), { it }, words)

const number = { type: 'number', least: 1, most: 100 }
const amount = { type: 'amount', currency: naira, least: '100', most: '99999999999.99' }
const date = { type: 'date', least: '2026-01-01', most: '2026-12-31' }

it.each([
  ['an empty text', { type: 'text' }, ' ', 'Fill this in.'],
  ['an empty text that may be', { type: 'text', optional: true }, '', undefined],
  ['a text too long', { type: 'text', most: 3 }, 'four', 'Take out 1 character.'],
  ['an empty choice', { type: 'choice', options: [] }, '', 'Choose one.'],
  ['a switch that is off', { type: 'switch' }, false, undefined],
  ['a number', number, '12.5', undefined],
  ['a number with a decimal comma', number, '12,5', undefined],
  ['thousands parted by commas', { type: 'number' }, '1,250,000', undefined],
  ['a number that could be two', number, '0,500', 'Write a number, such as 12.5.'],
  ['no number', number, 'twelve', 'Write a number, such as 12.5.'],
  ['a number at its end', number, '100', undefined],
  ['a number too large', number, '100.1', 'This is 100 or less.'],
  ['a number too small', number, '-5', 'This is 1 or more.'],
  ['an amount', amount, '99999999999.99', undefined],
  ['an amount too large by a kobo', amount, '100000000000', 'This is ₦99,999,999,999.99 or less.'],
  ['an amount too small', amount, '99.99', 'This is ₦100.00 or more.'],
  ['an amount with a third decimal', amount, '100.005', 'Write at most 2 decimals.'],
  ['a day', date, '2026-12-31', undefined],
  ['a day too early', date, '2025-12-31', 'This is 1 Jan 2026 or more.'],
])('judges %s', (_, kind, value, says) => {
  expect(problem(kind, value)).toBe(says)
})

it('asks the field’s own check last, and not about an empty one', () => {
  const check = (text: string) => (text === 'WELCOME' ? 'This code is taken.' : undefined)
  expect(problem({ type: 'text', check }, 'WELCOME')).toBe('This code is taken.')
  expect(problem({ type: 'text', check, most: 3 }, 'WELCOME')).toBe('Take out 4 characters.')
  expect(problem({ type: 'text', check, optional: true }, '')).toBeUndefined()
})

it('reads a value as people do', () => {
  const options = [{ value: 'US', label: 'USA' }]
  const read = (kind: object, it: string | boolean) => readable(field(kind), { it }, words)
  expect([
    read(amount, '1480'),
    read(date, '2026-11-20'),
    read({ type: 'choice', options }, 'US'),
    read({ type: 'choice', options }, 'UK'),
    read({ type: 'switch' }, true),
    read({ type: 'text' }, ''),
  ]).toEqual(['₦1,480.00', '20 Nov 2026', 'USA', 'UK', 'Yes', ''])
})
