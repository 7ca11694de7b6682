import '@kaadi/ui/css/exchange-form.css'
import { ExchangeForm, PatternWordsProvider, usePatternWords } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { exchangeWords } from './exchange-words.tsx'
import type { Exchanging } from './use-exchange.controller.ts'

/** Two wallets and an amount. The rate is promised in the next step. */
export function ExchangeFormView(form: Exchanging['form']) {
  const words = { ...usePatternWords(), exchange: exchangeWords() }
  return (
    <PatternWordsProvider words={words}>
      <ExchangeForm {...form} aria-label={t('Exchange')} submitLabel={t('Continue')} />
    </PatternWordsProvider>
  )
}
