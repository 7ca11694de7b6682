import { defaultCurrencyId } from '@kaadi/contract/constants'
import { type RateAlertRequest, rateAlerts, type SetRateAlert } from '@kaadi/contract/rate-alerts'
import { hasCode } from '@kaadi/core/errors'
import { parseAmount } from '@kaadi/core/money'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwnCurrencyId } from '../../platform/money/own-rates.ts'
import { useReads } from '../../platform/net/use-client.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { sayError } from '../../platform/words/say-error.ts'
import type { RatesView } from './use-rates.controller.ts'

export interface AlertForm {
  readonly form: Form<{ readonly above: string; readonly byMail: boolean }>
  readonly isBusy: boolean
  /** The card pays that much already: there is nothing to wait for. */
  readonly isReached: boolean
  /** The alert that was just set, with what it replaced. */
  readonly saved: SetRateAlert | undefined
}

const plain = (rate: string): string => parseAmount(rate, 4) ?? ''
const aDecimal = /^\d{1,9}(\.\d{1,4})?$/

/** A rate in the seller's currency as the catalogue holds it, in naira. */
const inNaira = (rate: string, conversion: string): string =>
  conversion === '1' ? rate : String(Number((Number(rate) / Number(conversion)).toFixed(2)))

/** Sets what a seller waits for: a rate, or of a paused brand that it is bought again. */
export function useAlertForm({ brand, kind, rateNow, rates, alert }: RatesView): AlertForm {
  const { client } = useLateCalls({ rateAlerts })
  const queries = useQueryClient()
  const currencyId = useOwnCurrencyId()
  const { data: conversions } = useQuery({
    ...useReads().currencies.rates({}),
    enabled: currencyId !== defaultCurrencyId,
  })
  const [isReached, setReached] = useState(false)
  const [saved, setSaved] = useState<SetRateAlert>()
  const conversion =
    conversions?.find((one) => one.inCurrencyId === defaultCurrencyId && one.outCurrencyId === currencyId)
      ?.rate ?? '1'
  const { run, isRunning } = useAction((body: RateAlertRequest, idempotencyKey) =>
    client.rateAlerts.set({ body, idempotencyKey, quiet: true }).catch((error: unknown) => {
      setReached(hasCode(error, 'rateReached'))
      form.fail('above', sayError(error))
      throw error
    }),
  )
  const waiting = alert?.firedTime === null ? alert : undefined
  const isPaused = rateNow === null
  const form = useForm({
    initial: { above: waiting?.above ? rates.of(waiting.above) : '', byMail: alert?.byMail ?? false },
    check: ({ above }) => ({
      above:
        above.trim() === '' && isPaused
          ? undefined
          : aDecimal.test(plain(above)) && Number(plain(above)) > 0
            ? undefined
            : t('Enter a rate, such as {rate}.', { rate: rates.of(rateNow ?? '1500') }),
    }),
    onSubmit: async ({ above, byMail }) => {
      setReached(false)
      setSaved(undefined)
      const typed = plain(above)
      const set = await run({
        cardTypeId: brand.id,
        ...kind,
        above: typed === '' ? null : inNaira(typed, conversion),
        byMail,
      })
      // Where it was refused too: the rate has moved.
      void queries.invalidateQueries({ queryKey: ['rateAlerts'] })
      void queries.invalidateQueries({ queryKey: ['cardTypes'] })
      setSaved(set)
    },
  })
  return { form, isBusy: isRunning, isReached, saved }
}
