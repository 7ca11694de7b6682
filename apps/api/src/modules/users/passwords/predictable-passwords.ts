import { passwordMinLength } from '@kaadi/contract/primitives'

export const alphabet = 'abcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'
/** As the keys lie. */
export const rows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedc',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'q1w2e3r4t5y6',
]

const longest = 16
const lengths = Array.from({ length: longest - passwordMinLength + 1 }, (_, n) => passwordMinLength + n)
const reversed = (text: string): string => [...text].reverse().join('')
const isLongEnough = ({ length }: string): boolean => length >= passwordMinLength

/** Each beginning of the row that has at least so many characters. */
export const startsOf = (row: string, least: number): string[] =>
  Array.from({ length: row.length - least + 1 }, (_, n) => row.slice(0, least + n))

/** Numbers that anybody thinks of: `12`, `12345678`, `321`, `000`, `123123`. */
export const digitRuns = [
  ...startsOf('1234567890', 1),
  ...startsOf('0123456789', 2),
  ...startsOf('987654321', 3),
  ...['0', '321', '4321', '54321', '654321', '123123', '12321', '112233', '121212'],
  ...[...digits].flatMap((digit) => [2, 3, 4, 5, 6, 7, 8].map((times) => digit.repeat(times))),
]

const repeatTo = (unit: string, length: number): string => unit.repeat(length).slice(0, length)

/** One character, or two or three in turn, again and again: `00000000`, `abababab`, `123123123`. */
function repeated(): string[] {
  const printable = Array.from({ length: 94 }, (_, n) => String.fromCharCode(33 + n))
  const common = [...alphabet, ...digits]
  const pairs = common.flatMap((one) => common.map((other) => one + other))
  const triples = Array.from({ length: 1_000 }, (_, n) => String(n).padStart(3, '0'))
  const fours = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0'))
  return [
    ...printable.flatMap((sign) => lengths.map((length) => sign.repeat(length))),
    ...pairs.flatMap((pair) => [8, 10, 12].map((length) => repeatTo(pair, length))),
    ...[...triples, 'abc', 'xyz', 'asd', 'qwe', 'zxc', 'qaz'].flatMap((unit) =>
      [9, 12].map((n) => repeatTo(unit, n)),
    ),
    ...fours.map((unit) => unit + unit),
  ]
}

/** A run of the alphabet, the digits or the keyboard, from anywhere in it and in both directions: `23456789`, `hgfedcba`. */
const runs = (): string[] =>
  [alphabet, `${digits}${digits}`, ...rows]
    .flatMap((row) => [row, reversed(row)])
    .flatMap((row) => lengths.flatMap((length) => windows(row, length)))

const windows = (row: string, length: number): string[] =>
  Array.from({ length: Math.max(0, row.length - length + 1) }, (_, from) => row.slice(from, from + length))

const before = [
  'a',
  'A',
  'aa',
  'Aa',
  'AA',
  'ab',
  'Ab',
  'abc',
  'Abc',
  'ABC',
  'q',
  'Q',
  'qw',
  'Qw',
  'z',
  'x',
  '!',
  '@',
  '#',
]
const after = [
  'a',
  'A',
  'aa',
  'Aa',
  'aA',
  'b',
  'q',
  'z',
  'x',
  'ab',
  'abc',
  'Abc',
  'ABC',
  '!',
  '@',
  '#',
  '.',
  '*',
  'a!',
  'A!',
]

/** A well-known number with a letter or two, for who must have both: `Aa123456`, `12345678a`, `Aa123456!`. */
const numbersWithLetters = (): string[] =>
  digitRuns.flatMap((number) => [
    ...before.flatMap((letter) => ['', ...after].map((ending) => letter + number + ending)),
    ...after.map((ending) => number + ending),
  ])

/** What follows from a rule rather than from a word. */
export const predictablePasswords = (): string[] =>
  [...repeated(), ...runs(), ...numbersWithLetters()].filter(isLongEnough)
