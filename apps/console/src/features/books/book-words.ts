import type { BooksException, BooksMatch, MatchedRail } from '@kaadi/contract/books'
import { type Message, msg, t } from '@kaadi/words'

export const kindWords = {
  ordersDiffer: msg('Order and books differ'),
  totalsDiffer: msg('Orders and account differ'),
  missingAtProvider: msg('Not in the provider’s ledger'),
  notOurs: msg('Left the provider without us'),
  amountDiffers: msg('Another amount at the provider'),
  rule: msg('A rule is broken'),
  providerSilent: msg('Provider not read'),
} satisfies Record<BooksException['kind'], Message>

export const outcomeWords = {
  running: msg('Runs'),
  same: msg('All agree'),
  different: msg('Differs'),
  incomplete: msg('Not complete'),
  failed: msg('Failed'),
} satisfies Record<BooksMatch['outcome'], Message>

export const outcomeTones = {
  running: 'todo',
  same: 'ok',
  different: 'bad',
  incomplete: 'todo',
  failed: 'bad',
} as const satisfies Record<BooksMatch['outcome'], 'ok' | 'bad' | 'todo'>

export const railWords = ({ provider }: Pick<MatchedRail, 'provider'>): string =>
  provider === 'manual' ? t('By hand') : provider === 'paystack' ? t('Paystack') : provider
