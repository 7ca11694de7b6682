import { type CodeFormat, isCardCode, normaliseCardCode } from '@kaadi/contract/card-types'
import { fromService, t } from '@kaadi/words'

export type CodeVerdict =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly problem: 'missing' | 'short' | 'long' | 'malformed'
      readonly typed: number
    }

/** How a typed code stands against its brand's form. The example tells the usual length; the pattern decides. */
export const judgeCardCode = (format: CodeFormat, code: string): CodeVerdict => {
  const typed = normaliseCardCode(code).length
  const usual = normaliseCardCode(format.example).length
  if (typed === 0) return { ok: false, problem: 'missing', typed }
  if (isCardCode(format, code)) return { ok: true }
  if (typed < usual) return { ok: false, problem: 'short', typed }
  if (typed > usual) return { ok: false, problem: 'long', typed }
  return { ok: false, problem: 'malformed', typed }
}

/** The words under the field. */
export const describeCodeVerdict = (verdict: CodeVerdict, format: CodeFormat): string | null => {
  if (verdict.ok) return null
  const usual = normaliseCardCode(format.example).length
  switch (verdict.problem) {
    case 'missing':
      return t('Enter the code on the card.')
    case 'short':
      return t('Enter all {usual} characters. You typed {typed}.', { usual, typed: verdict.typed })
    case 'long':
      return t('This code has {usual} characters. You typed {typed}.', { usual, typed: verdict.typed })
    case 'malformed':
      return t('Check it character by character. {hint}', { hint: fromService(format.hint) })
  }
}
