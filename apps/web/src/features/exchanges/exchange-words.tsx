import type { PatternWords } from '@kaadi/ui'
import { Sentence, t } from '@kaadi/words'

/** What the kit's form of an exchange says by itself. */
export const exchangeWords = (): NonNullable<PatternWords['exchange']> => ({
  youPay: t('You pay'),
  youGet: t('You get'),
  payCurrency: t('Currency you pay in'),
  getCurrency: t('Currency you get'),
  balance: (amount) => <Sentence of="Balance <amount/>" parts={{ amount: <>{amount}</> }} />,
  useAll: t('Use all'),
  swap: t('Swap currencies'),
  rate: t('Rate'),
  rateFrom: (at) => t('Rate from {at}', { at }),
  noRate: t('No rate for these two at the moment'),
  pricing: t('Working out the amount'),
  submit: t('Exchange'),
})
