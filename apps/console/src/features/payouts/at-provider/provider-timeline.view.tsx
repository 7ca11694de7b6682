import type { ProviderTimeline } from '@kaadi/contract/provider-payouts'
import type { Action } from '@kaadi/react'
import { Alert, Button } from '@kaadi/ui'
import { InfoIcon, TriangleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import '../payout-log.css'
import '../../../platform/screens/fault.css'
import { sayError } from '../../../platform/net/say-error.ts'
import { deskTime } from '../../../platform/time/desk-time.ts'
import { answerWords, outcomeWords, providerName, stepWords, waitWords } from './provider-words.ts'

interface ProviderTimelineViewProps {
  readonly timeline: ProviderTimeline
  /** Somebody pays it by hand: no machine will. */
  readonly isByHand: boolean
  readonly ask: Action<null, ProviderTimeline | null>
}

/** A payout that a provider's machine carries out: how it stands, what does not fit, and each thing that was done. */
export function ProviderTimelineView({ timeline, isByHand, ask }: ProviderTimelineViewProps) {
  const { provider, word, waitsFor, sends, steps, events, exceptions } = timeline
  const name = providerName(provider)
  return (
    <>
      {!(isByHand && word === null) && (
        <Alert
          icon={<InfoIcon />}
          title={
            word === null
              ? t('{provider} will pay it.', { provider: name })
              : t('{provider} has this payout: {word}.', { provider: name, word: answerWords(word) })
          }
        >
          {waitsFor
            ? waitWords(waitsFor)
            : sends > 1 &&
              t('It was sent {count} times under the same reference, which pays once.', { count: sends })}
        </Alert>
      )}
      {exceptions.map(({ kind, detail }) => (
        <Alert
          key={kind}
          tone="todo"
          icon={<TriangleAlertIcon />}
          title={t('This does not fit. Look at it.')}
        >
          {detail}
        </Alert>
      ))}
      {word !== null && (
        <Button variant="secondary" block loading={ask.isRunning} onClick={() => void ask.run(null)}>
          {t('Ask the provider now')}
        </Button>
      )}
      {ask.error !== undefined && (
        <p className="c-error" role="alert">
          {sayError(ask.error)}
        </p>
      )}
      {steps.length > 0 && (
        <ol className="c-log" aria-label={t('At the provider')}>
          {steps.map((step, place) => (
            // Two lines of the same second are two lines, and none is ever taken away.
            // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
            <li key={place}>
              <time dateTime={step.time}>{deskTime(step.time)}</time>
              <span>
                {stepWords(step)}
                {step.answer !== null && `: ${answerWords(step.answer)}`}
                {step.detail !== null && ` (${step.detail})`}
              </span>
            </li>
          ))}
        </ol>
      )}
      {events.length > 0 && (
        <ol className="c-log" aria-label={t('What the provider told')}>
          {events.map(({ event, outcome, times, time }) => (
            <li key={event}>
              <time dateTime={time}>{deskTime(time)}</time>
              <span>
                {event}
                {times > 1 && ` ×${times}`}
                {': '}
                {outcomeWords(outcome)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
