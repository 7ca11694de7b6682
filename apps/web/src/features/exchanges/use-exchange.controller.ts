import { type CurrencyId, currencies, currencyIds, pollIntervalMs } from '@kaadi/contract/constants'
import { walletCurrency } from '@kaadi/core/money'
import { useEmitted, useOnline } from '@kaadi/react'
import { fromService } from '@kaadi/words'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isTooFine, tooFineWords } from '../../platform/content/too-fine.ts'
import { useReads } from '../../platform/net/use-client.ts'
import { describePay, exchangeAmounts, type TypedAmount } from './exchange-amounts.ts'
import { sayRefusal } from './say-refusal.ts'
import { useExchangeMachine } from './use-exchange-machine.ts'
import { useTypedAmount } from './use-typed-amount.ts'

/** Runs the exchange machine for two wallets. The rate on the form is for the eye; the one that is offered is the service's word. */
export function useExchange(first: CurrencyId) {
  const reads = useReads()
  const queries = useQueryClient()
  const online = useOnline()
  const [isAsked, setAsked] = useState(false)
  const rates = useQuery({ ...reads.currencies.rates({}), refetchInterval: pollIntervalMs })
  const balances = useQueries({
    queries: currencyIds.map((inCurrencyId) => reads.wallets.available({ inCurrencyId })),
  })
  const { snapshot, send, actor, take, isReady } = useExchangeMachine()
  const { context } = snapshot
  const unanswered = context.sentUnder === undefined ? undefined : context.wish
  const { pair, setPair, typed, setTyped } = useTypedAmount(first, unanswered, actor)
  const [from, to] = pair
  useEmitted(actor, 'exchanged', () => void queries.invalidateQueries({ queryKey: ['wallets'] }))
  useEmitted(actor, 'refused', () => {
    void queries.invalidateQueries({ queryKey: ['wallets'] })
    void queries.invalidateQueries({ queryKey: ['currencies'] })
  })

  const rate =
    rates.data?.find(({ inCurrencyId, outCurrencyId }) => inCurrencyId === from && outCurrencyId === to)
      ?.rate ?? null
  const amounts = exchangeAmounts(typed, { from, to, rate })
  const balanceOf = (id: CurrencyId) => balances[currencyIds.indexOf(id)]?.data?.toString()
  const getProblem = isTooFine(amounts.get, to) ? tooFineWords(to) : null
  const problem = getProblem ? null : describePay(amounts.pay, { from, to, rate }, balanceOf(from))
  const payError = isAsked || isTooFine(amounts.pay, from) || (rates.data && rate === null) ? problem : null
  const { wish } = context
  // What was refused is this amount of these wallets; another one is not refused yet.
  const isRefused =
    context.error !== undefined &&
    snapshot.matches('editing') &&
    wish?.amount === amounts.pay &&
    wish.inCurrencyId === from &&
    wish.outCurrencyId === to
  const step = (['offered', 'lapsed', 'making', 'unanswered', 'made'] as const).find((state) =>
    snapshot.matches(state),
  )

  return {
    step: step ?? 'editing',
    isLoading: rates.isPending,
    ratesError: rates.error,
    onRetryRates: () => void rates.refetch(),
    form: {
      currencies: currencyIds.map((id) => ({
        ...walletCurrency(id),
        name: fromService(walletCurrency(id).name),
        id: String(id),
        code: currencies[id].name,
        balance: balanceOf(id),
      })),
      from: String(from),
      to: String(to),
      ...amounts,
      rate,
      loading: snapshot.matches('quoting'),
      disabled: !online,
      payError,
      getError: getProblem,
      // One sentence at a time: what the form itself sees comes first.
      error:
        isRefused && payError === null && getProblem === null ? sayRefusal(context.error, amounts.pay) : null,
      onPairChange: (nextFrom: string, nextTo: string) => {
        setPair([Number(nextFrom) as CurrencyId, Number(nextTo) as CurrencyId])
        setTyped({ side: 'pay', amount: '' })
        setAsked(false)
      },
      onAmountChange: (side: TypedAmount['side'], amount: string) => setTyped({ side, amount }),
      onExchange: () => {
        setAsked(true)
        if (problem === null && getProblem === null)
          send({ type: 'ASK', wish: { inCurrencyId: from, outCurrencyId: to, amount: amounts.pay } })
      },
    },
    offer: {
      quote: context.quote,
      closesAt: context.closesAt,
      difference: context.difference,
      online: online && isReady,
      isSeen: snapshot.matches({ offered: 'seen' }) || snapshot.matches({ lapsed: 'seen' }),
      isSentBefore: context.sentUnder !== undefined,
      onTake: take,
      onAskAgain: () => context.wish && send({ type: 'ASK', wish: context.wish }),
      onRetry: () => send({ type: 'RETRY' }),
      onBack: () => send({ type: 'BACK' }),
    },
    exchange: context.exchange,
  }
}

export type Exchanging = ReturnType<typeof useExchange>
