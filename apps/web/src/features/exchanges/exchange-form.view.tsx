import '@kaadi/ui/css/exchange-form.css'
import { ExchangeForm, PatternWordsProvider, usePatternWords } from '@kaadi/ui'
import { t } from '@kaadi/words'
import '../../platform/screens/words.css'
import { exchangeWords } from './exchange-words.tsx'
import type { Exchanging } from './use-exchange.controller.ts'

/** Two wallets and an amount. The rate is promised in the next step. */
export function ExchangeFormView(form: Exchanging['form']) {
  const words = { ...usePatternWords(), exchange: exchangeWords() }
  return (
    <PatternWordsProvider words={words}>
      <p className="w-quiet">{t('You see the rate, and how long it holds, before any money moves.')}</p>
      <ExchangeForm {...form} aria-label={t('Exchange')} submitLabel={t('Continue')} />
    </PatternWordsProvider>
  )
}
