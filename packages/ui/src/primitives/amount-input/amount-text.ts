import { groupThousands, parseAmount } from '@kaadi/core/money'

/** More digits than any price has, fewer than any sum of the kit's arithmetic bears. */
const wholeDigits = 15
/** More than any currency has: so many are kept of what came or was typed with too many, and the app says so. */
const mostDecimals = 8

/** The decimal string in a text, which may still end in a point: `₦1,000.50` is `1000.50`. Commas divide thousands. */
export function readAmountText(text: string, decimals: number): string {
  const [whole = '', ...fractions] = text.replace(/[^\d.]/g, '').split('.')
  const units = whole.replace(/^0+(?=\d)/, '').slice(0, wholeDigits)
  if (fractions.length === 0 || decimals === 0) return units
  return `${units || '0'}.${fractions.join('').slice(0, decimals)}`
}

/**
 * The amount in a text that came at once, pasted or filled in, by the rule of `parseAmount`: it may have a currency at
 * either end. Undefined for what is negative, no amount, or could be two.
 */
function readWhole(text: string, decimals: number): string | undefined {
  const bare = text.replace(/^[\p{L}\p{Sc}\s]+|[\p{L}\p{Sc}\s]+$/gu, '').replace(/(\d)[’'](?=\d)/g, '$1 ')
  // What has too many decimals is kept as it came: the app says so at the field, and sends nothing.
  const amount = parseAmount(bare, decimals) ?? (decimals > 0 ? parseAmount(bare, mostDecimals) : undefined)
  if (!amount || amount.split('.')[0]!.length > wholeDigits) return undefined
  return readAmountText(amount, parseAmount(bare, decimals) ? decimals : mostDecimals)
}

const withoutGroups = (shown: string): string => shown.replaceAll(',', '')

/** What came at once, with what stood around it; undefined where one key or none was pressed, or digits alone came. */
function pastedIn({ before, text, caret }: AmountEdit): string | undefined {
  const shown = groupThousands(before)
  let start = 0
  while (start < caret && text[start] === shown[start]) start++
  const came = text.slice(start, caret)
  if (came.length < 2 || /^\d+$/.test(came)) return undefined
  return withoutGroups(text.slice(0, start)) + came + withoutGroups(text.slice(caret))
}

/** What was typed, as it is shown: a comma of hand stands for the point until it turns out to part thousands. */
export const pointed = (typed: string): string => typed.replace(',', '.')

/** The decimal string an app keeps: without the point of a fraction that has not been typed yet. */
export const settled = (typed: string): string => pointed(typed).replace(/\.$/, '')

/** What was typed, with its thousands parted. */
export const amountShown = (typed: string): string => groupThousands(pointed(typed))

export interface AmountEdit {
  /** The decimal string before the edit, as it was typed: with a comma for its point where that was typed by hand. */
  before: string
  /** The text of the input after the edit, and where its caret stands. */
  text: string
  caret: number
  /** The character that was typed, if one was. */
  typed?: string | null | undefined
  /** What the browser calls the edit. */
  inputType?: string | undefined
}

const countOf = (text: string): number => text.replace(/[^\d.]/g, '').length

/** Where in a grouped text the caret stands with so many characters that count behind it. */
function placeBefore(grouped: string, count: number): number {
  let place = grouped.length
  for (let seen = 0; seen < count && place > 0; place--) {
    if (grouped[place - 1] !== ',') seen++
  }
  return grouped[place - 1] === ',' ? place - 1 : place
}

/**
 * The next value and where the caret belongs, so that grouping never moves what is being typed. The caret is
 * counted from the end, because zeros come and go and groups shift at the beginning.
 */
export function editAmount(given: AmountEdit, decimals: number): { value: string; caret: number } {
  const hasComma = given.before.includes(',')
  const edit = { ...given, before: pointed(given.before) }
  let { text, caret } = edit
  if (
    hasComma &&
    /\d/.test(edit.typed ?? '') &&
    caret === text.length &&
    /^[1-9]\d*\.\d{2}$/.test(edit.before)
  )
    // A third digit behind a comma that was typed: it parts thousands. An amount is never read as a thousandth of itself.
    text = text.replace('.', '')
  if (edit.typed === ',') {
    // A comma typed by hand is a decimal comma: groups make themselves.
    text = `${text.slice(0, caret - 1)}.${text.slice(caret)}`
  }
  if (
    edit.inputType === 'deleteContentBackward' &&
    caret > 0 &&
    text.replace(/[^\d.]/g, '') === edit.before
  ) {
    // Only a group's comma went: what was meant is the digit before it.
    text = text.slice(0, caret - 1) + text.slice(caret)
    caret -= 1
  }
  const pasted = pastedIn(edit)
  const value =
    pasted === undefined
      ? readAmountText(text, decimals > 0 ? mostDecimals : 0)
      : (readWhole(pasted, decimals) ?? edit.before)
  return {
    value: hasComma || edit.typed === ',' ? value.replace('.', ',') : value,
    caret: placeBefore(groupThousands(value), countOf(text.slice(caret))),
  }
}
