import type { Finding, RedeemerOutcome } from '@kaadi/contract/desk'
import { type Message, msg, t } from '@kaadi/words'

export const outcomeNames: Readonly<Record<RedeemerOutcome, Message>> = {
  redeemed: msg('Redeemed'),
  refused: msg('Refused'),
  otherValue: msg('Another value'),
  noAnswer: msg('No answer'),
}

/** What was said of a card, in a few words: "Issuer’s page: $0". */
export function findingWords(
  { source, outcome, balance, reference }: Pick<Finding, 'source' | 'outcome' | 'balance' | 'reference'>,
  faceSymbol: string,
): string {
  const amount = balance === null ? '' : `${faceSymbol}${balance}`
  if (source === 'issuer') return t('Issuer’s page: {amount}', { amount })
  const said = t(outcomeNames[outcome ?? 'noAnswer'])
  const parts = [amount === '' ? said : `${said} ${amount}`, ...(reference === null ? [] : [reference])]
  return t('Redeemer: {said}', { said: parts.join(', ') })
}
