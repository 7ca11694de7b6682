import { currencies } from '@kaadi/contract/constants'
import { type ExchangeQuote, exchangeHoldsSeconds } from '@kaadi/contract/exchanges'
import { formatMoney } from '@kaadi/core/money'
import { Alert, Button, Countdown, Dock, Panel } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { ExchangeLines } from './exchange-lines.view.tsx'
import type { Exchanging } from './use-exchange.controller.ts'

type Step = Exchanging['step']

/** What is exchanged for what, and how long that holds. */
export function ExchangeOffer({ step, offer }: Pick<Exchanging, 'step' | 'offer'>) {
  const { quote, closesAt, difference, isSentBefore } = offer
  if (!quote || closesAt === undefined) return null
  return (
    <>
      {difference !== undefined && step === 'offered' && <Changed quote={quote} difference={difference} />}
      {step === 'lapsed' && (
        <Alert role="status" title={t('This rate ran out')}>
          {t('Rates move. Look at the new one before you exchange.')}
        </Alert>
      )}
      {step === 'making' && isSentBefore && (
        <Alert tone="wait" role="status" title={t('No answer came')}>
          {t('We are asking again. However often we do, it is exchanged once.')}
        </Alert>
      )}
      {step === 'unanswered' && (
        <Alert tone="wait" role="alert" title={t('No answer came')}>
          {t('Send it again: however often you do, it is exchanged once.')}
        </Alert>
      )}
      <Panel as="section" aria-label={t('Your exchange')} padding="large">
        <ExchangeLines {...quote} />
        {step === 'offered' && (
          <p>
            {t('This rate holds for')}{' '}
            <Countdown deadline={closesAt} totalMs={exchangeHoldsSeconds * 1000} appearance="text" />
          </p>
        )}
      </Panel>
    </>
  )
}

function Changed({ quote, difference }: { quote: ExchangeQuote; difference: string }) {
  if (/^[0.]*$/.test(difference))
    return (
      <Alert role="alert" title={t('This is a new rate')}>
        {t('You get as much as before.')}
      </Alert>
    )
  const isLess = difference.startsWith('-')
  const amount = formatMoney(difference.replace(/^-/, ''), {
    symbol: currencies[quote.outCurrencyId].symbol,
    mode: 'exact',
  })
  return (
    <Alert role="alert" title={t('The rate has changed')}>
      {isLess
        ? t('You get {amount} less than before.', { amount })
        : t('You get {amount} more than before.', { amount })}
    </Alert>
  )
}

/** The one action of each step, which waits until it was seen, and the way back to the amount. */
export function ExchangeDock({ step, offer }: { step: Step; offer: Exchanging['offer'] }) {
  const { online, isSeen, onTake, onAskAgain, onRetry, onBack } = offer
  return (
    <Dock aria-label={t('Actions')}>
      {step === 'lapsed' ? (
        <Button block disabled={!online} aria-disabled={!isSeen} onClick={onAskAgain}>
          {t('See the new rate')}
        </Button>
      ) : step === 'unanswered' ? (
        <Button block disabled={!online} onClick={onRetry}>
          {t('Send again')}
        </Button>
      ) : (
        <Button
          block
          loading={step === 'making'}
          disabled={!online}
          aria-disabled={step === 'offered' && !isSeen}
          onClick={onTake}
        >
          {t('Exchange now')}
        </Button>
      )}
      {(step === 'offered' || step === 'lapsed') && (
        <Button block variant="secondary" onClick={onBack}>
          {t('Change the amount')}
        </Button>
      )}
    </Dock>
  )
}
