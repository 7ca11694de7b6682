import { passwordMinLength } from '@kaadi/contract/primitives'

/** What people hang on a word when it must have a digit or a sign. */
const endings = ['', '1', '12', '123', '1234', '!', '1!', '123!', '@123', '#1', '01', '007']
const fewEndings = ['', '1', '!', '123']
/** Of a word that everybody here thinks of, more are tried: numbers and years. */
const localEndings = [
  ...endings,
  ...Array.from({ length: 100 }, (_, n) => String(n)),
  ...Array.from({ length: 41 }, (_, n) => String(1990 + n)),
  ...['12345', '123456', '@1', '@2025', '@2026', '@2027', '2026!'],
]

const localWords = [
  ...[
    'kaadi',
    'kaadiapp',
    'giftcard',
    'giftcards',
    'GiftCard',
    'amazon',
    'itunes',
    'steam',
    'razer',
    'naira',
  ],
  ...['naija', 'nigeria', 'lagos', 'abuja', 'ibadan', 'ghana', 'accra', 'kumasi', 'cedi'],
  ...['oluwa', 'jesus', 'blessing', 'password', 'welcome', 'qwerty'],
]

const signs = { a: '@', e: '3', i: '1', o: '0', s: '$' } as const
const letters = Object.keys(signs) as (keyof typeof signs)[]

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The word with signs for some of its letters, for each choice of them: `passw0rd`, `p@ssword`, `p@$$w0rd`. */
const inSigns = (word: string): string[] =>
  letters.reduce<string[]>(
    (found, letter) =>
      word.includes(letter) ? found.flatMap((w) => [w, w.replaceAll(letter, signs[letter])]) : found,
    [word],
  )

const cross = (words: readonly string[], after: readonly string[]): string[] =>
  words.flatMap((word) => after.map((ending) => word + ending))

const cases = (word: string): string[] => [word, capitalised(word), word.toUpperCase()]

// Shorter ones no client sends.
const longEnough = (passwords: readonly string[]): string[] =>
  passwords.filter(({ length }) => length >= passwordMinLength)

/** What comes to mind here: the service, its cards, the place. `kaadi123`, `N@ija2026`. */
export const localPasswords = (): string[] =>
  longEnough(
    localWords.flatMap((word) => [
      ...cross(cases(word), localEndings),
      ...cross(
        inSigns(word).flatMap((form) => [form, capitalised(form)]),
        endings,
      ),
    ]),
  )

/** Words that people choose most, with what they hang on them: `Dragon123`, `dr@gon!`. Words with digits stay as they are. */
export const mostUsed = (word: string): string[] =>
  /^[a-z]{5,}$/.test(word)
    ? longEnough([
        ...cross(cases(word), endings),
        ...cross(
          [word.replaceAll('a', '@'), word.replaceAll('o', '0')].flatMap((w) => [w, capitalised(w)]),
          fewEndings,
        ),
      ])
    : []

/** Any other common word: `Sunshine!`, `SUNSHINE`, `sunsh1n3`. */
export const otherForms = (word: string): string[] =>
  /^[a-z]{5,}$/.test(word) ? longEnough([...cross(cases(word), ['', '!']), inSigns(word).at(-1)!]) : []

/** What people make of their own name. */
export const ofName = (name: string): string[] => cross(cases(name), endings)
