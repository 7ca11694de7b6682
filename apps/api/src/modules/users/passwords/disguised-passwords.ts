import { passwordMinLength } from '@kaadi/contract/primitives'
import { alphabet, digitRuns, rows, startsOf } from './predictable-passwords.ts'

const signsAfter = ['', '!', '!!', '.', '@', '@@', '#', '$', '*', '?']
/** What people hang on a word when it must have a digit or a sign. */
const endings = [
  ...signsAfter,
  ...['1', '2', '7', '01', '007', '12', '123', '1234', '12345', '123456', '321', '000', '111', '777', '786'],
  ...['1!', '123!', '@1', '@12', '@123', '@1234', '#1', '#123', '_123', '.123', '1@', '123@', '123#', 'abc'],
]
/** On words that others think of as well. */
const usualEndings = ['', '1', '12', '123', '1234', '!', '1!', '123!', '@123', '#1', '01', '007']
const fewEndings = ['', '1', '!', '12', '123', '1234', '@123']
/** Of a word that everybody here thinks of, more are tried: numbers and years. */
const localEndings = [
  ...endings,
  ...Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0')),
  ...Array.from({ length: 61 }, (_, n) => String(1970 + n)),
  ...['@', '-', '_', '.', '#'].flatMap((joint) => Array.from({ length: 8 }, (_, n) => `${joint}${2020 + n}`)),
  ...['2026!', '!23', '123!!', '1234567', '12345678'],
]

/** First and family names that most people here have. */
const localNames = [
  ...['chinedu', 'emeka', 'chioma', 'ngozi', 'obinna', 'ifeanyi', 'okafor', 'okoro', 'nwosu', 'eze'],
  ...['adebayo', 'adeola', 'adewale', 'tunde', 'tope', 'yetunde', 'bukola', 'femi', 'segun', 'kehinde'],
  ...['taiwo', 'balogun', 'musa', 'ibrahim', 'abubakar', 'usman', 'sani', 'aisha', 'fatima', 'bello'],
  ...['kwame', 'kofi', 'kwaku', 'yaw', 'kojo', 'kwabena', 'ama', 'akosua', 'abena', 'efua'],
  ...['mensah', 'owusu', 'boateng', 'asante', 'osei', 'appiah', 'precious', 'favour', 'godwin', 'sunday'],
]

/** The service, its cards, the place, and what comes to mind before a console. */
const localWords = [
  ...[
    'kaadi',
    'kaadiapp',
    'giftcard',
    'giftcards',
    'gift',
    'card',
    'GiftCard',
    'KaadiApp',
    'amazon',
    'itunes',
    'steam',
    'razer',
  ],
  ...['naira', 'naija', 'nigeria', 'lagos', 'abuja', 'ibadan', 'ghana', 'accra', 'kumasi', 'cedi'],
  ...['oluwa', 'jesus', 'blessing', 'god', 'money', 'love', 'password', 'pass', 'welcome', 'qwerty'],
  ...['admin', 'administrator', 'root', 'login', 'user', 'guest', 'test', 'master', 'secret', 'changeme'],
  ...['letmein', 'hello', 'default', 'system', 'operator', 'reviewer', 'treasurer', 'manager', 'staff'],
]

const signs = {
  a: ['@', '4'],
  e: ['3'],
  i: ['1', '!'],
  o: ['0'],
  s: ['$', '5'],
  t: ['7'],
} as const
const letters = Object.keys(signs) as (keyof typeof signs)[]

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const maxForms = 54

/** The word with signs for some of its letters: `k@adi`, `passw0rd`, `p@55word`. In a long one a letter is the same throughout. */
function inSigns(word: string): string[] {
  const forms = [...word].reduce<string[]>(
    (found, letter) => {
      const choices = [letter, ...(signs[letter as keyof typeof signs] ?? [])]
      return found.length > maxForms ? found : found.flatMap((form) => choices.map((choice) => form + choice))
    },
    [''],
  )
  return forms.length > maxForms ? inSameSigns(word) : forms
}

const inSameSigns = (word: string): string[] =>
  letters.reduce<string[]>(
    (found, letter) =>
      word.includes(letter)
        ? found.flatMap((w) => [w, ...signs[letter].map((sign) => w.replaceAll(letter, sign))])
        : found,
    [word],
  )

const cross = (words: readonly string[], after: readonly string[]): string[] =>
  words.flatMap((word) => after.map((ending) => word + ending))

const cases = (word: string): string[] => [...new Set([word, capitalised(word), word.toUpperCase()])]

// Shorter ones no client sends.
const longEnough = (passwords: readonly string[]): string[] =>
  passwords.filter(({ length }) => length >= passwordMinLength)

const disguised = (word: string): string[] => [
  ...cross(cases(word), localEndings),
  ...cross(
    inSigns(word).flatMap((form) => [form, capitalised(form)]),
    endings,
  ),
]

const twice = (word: string): string[] =>
  ['', '-', '_', '.', ' '].flatMap((joint) => cases(word).map((form) => form + joint + form))

/** What comes to mind here: `kaadi123`, `K@adi123`, `Pa55w0rd`, `admin123`, `N@ija2026`, `kaadi-kaadi`. */
export const localPasswords = (): string[] =>
  longEnough([
    ...localWords.flatMap((word) => [...disguised(word), ...twice(word)]),
    ...localNames.flatMap((name) => cross(cases(name), endings)),
  ])

/** Neighbours of the keyboard or the alphabet with a number: `qwerty12`, `Abc12345`. */
export const rowsWithNumbers = (): string[] =>
  longEnough(
    cross(
      [...rows, alphabet].flatMap((row) => startsOf(row, 3).flatMap(cases)),
      digitRuns.flatMap((digits) => [digits, `${digits}!`]),
    ),
  )

/** Words that people choose most, with what they hang on them: `Dragon123`, `dr@gon!`. Words with digits stay as they are. */
export const mostUsed = (word: string): string[] =>
  /^[a-z]{5,}$/.test(word)
    ? longEnough([
        ...cross(cases(word), usualEndings),
        ...cross(
          [word.replaceAll('a', '@'), word.replaceAll('o', '0'), word.replaceAll('s', '5')].flatMap((w) => [
            w,
            capitalised(w),
          ]),
          fewEndings,
        ),
      ])
    : []

/** Any other common word: `Sunshine!`, `SUNSHINE`, `sunsh1n3`. */
export const otherForms = (word: string): string[] =>
  /^[a-z]{5,}$/.test(word)
    ? longEnough([
        ...cross(cases(word), ['', '!', '1']),
        letters.reduce((form, letter) => form.replaceAll(letter, signs[letter][0]), word),
      ])
    : []

/** What people make of their own name, or of a part of their address. */
export const ofName = (name: string): string[] => (name.length < 3 ? [] : disguised(name.toLowerCase()))
