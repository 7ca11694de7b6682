'use client'

import type { ComponentPropsWithRef, FormEvent, ReactNode } from 'react'
import { AmountInput, type AmountInputProps } from '../../primitives/amount-input/amount-input.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { FieldError } from '../../primitives/field/field-error.tsx'
import { ArrowLeftRightIcon } from '../../primitives/icon/generated/arrow-left-right-icon.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { TextLink } from '../../primitives/text-link/text-link.tsx'
import { type ReceiptLine, ReceiptLines } from '../receipt-lines/receipt-lines.tsx'
import { englishExchangeWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface ExchangeCurrency extends MoneyCurrency {
  id: string
  /** As a list names it: "NGN". */
  code: string
  /** What the person has of it; left out where it is not known yet. */
  balance?: string | undefined
}

export type ExchangeSide = 'pay' | 'get'

export interface ExchangeFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit' | 'onError'> {
  currencies: readonly ExchangeCurrency[]
  /** Ids of the two currencies. */
  from: string
  to: string
  /** Both ids: choosing the other side's currency swaps the two. */
  onPairChange: (from: string, to: string) => void
  /** The amounts as decimal strings, or empty. The app works out the one that was not typed, by its rate. */
  pay: string
  get: string
  onAmountChange: (side: ExchangeSide, amount: string) => void
  /** Units of `to` for one of `from`, as a decimal string; null where there is none. */
  rate: string | null
  /** When the rate was made: "2:02 pm". Said where it is no longer new. */
  rateAt?: string | undefined
  /** The other amount is being worked out. */
  pricing?: boolean | undefined
  /** Fee and what else changes the sum. */
  lines?: readonly ReceiptLine[] | undefined
  /** Time that is left for this rate: a `Countdown`. */
  deadline?: ReactNode
  /** What is wrong with an amount: too much, too little. */
  payError?: ReactNode
  getError?: ReactNode
  /** What went wrong with the exchange itself. */
  error?: ReactNode
  loading?: boolean | undefined
  disabled?: boolean | undefined
  /** "Exchange ₦148,000" */
  submitLabel?: ReactNode
  onExchange: () => void
}

interface SideProps
  extends Pick<
    AmountInputProps,
    'label' | 'labelEnd' | 'hint' | 'error' | 'value' | 'disabled' | 'onValueChange'
  > {
  /** What the form posts. */
  names: { amount: string; currency: string }
  currencyLabel: string
  currencies: readonly ExchangeCurrency[]
  currency: ExchangeCurrency
  busy?: boolean | undefined
  onCurrencyChange: (id: string) => void
}

/** An amount and the currency it is in. */
function Side({ names, currencyLabel, currencies, currency, busy, onCurrencyChange, ...amount }: SideProps) {
  const { currency: title } = usePatternWords()
  return (
    <div className="k-exchange-side" aria-busy={busy || undefined}>
      <AmountInput {...amount} name={names.amount} currency={currency} />
      <Select
        label={title}
        aria-label={currencyLabel}
        name={names.currency}
        value={currency.id}
        disabled={amount.disabled}
        onChange={({ currentTarget }) => onCurrencyChange(currentTarget.value)}
      >
        {currencies.map(({ id, code }) => (
          <option key={id} value={id}>
            {code}
          </option>
        ))}
      </Select>
    </div>
  )
}

/**
 * Money of one currency for another: either amount can be typed, the rate stands between them. Posts `from`, `to`, `pay`
 * and `get`. It does not reckon: exact sums are the app's, by the same rounding as the books.
 */
export function ExchangeForm({
  currencies,
  from,
  to,
  onPairChange,
  pay,
  get,
  onAmountChange,
  rate,
  rateAt,
  pricing,
  lines,
  deadline,
  payError,
  getError,
  error,
  loading,
  disabled,
  submitLabel,
  onExchange,
  className,
  ...rest
}: ExchangeFormProps) {
  const patternWords = usePatternWords()
  const words = patternWords.exchange ?? englishExchangeWords
  const find = (id: string) => currencies.find((currency) => currency.id === id) ?? currencies[0]!
  const [paid, got] = [find(from), find(to)]
  const isOff = disabled || rate === null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!loading && !isOff) onExchange()
  }
  return (
    <form {...rest} className={classNames('k-exchange', className)} onSubmit={submit} noValidate>
      <Side
        label={words.youPay}
        labelEnd={
          paid.balance !== undefined && (
            <TextLink as="button" size="small" onClick={() => onAmountChange('pay', paid.balance ?? '')}>
              {words.useAll}
            </TextLink>
          )
        }
        hint={paid.balance !== undefined && words.balance(<Money amount={paid.balance} currency={paid} />)}
        error={payError}
        names={{ amount: 'pay', currency: 'from' }}
        currencyLabel={words.payCurrency}
        currencies={currencies}
        currency={paid}
        value={pay}
        disabled={disabled}
        onValueChange={(amount) => onAmountChange('pay', amount)}
        onCurrencyChange={(id) => onPairChange(id, id === to ? from : to)}
      />
      <div className="k-exchange-middle">
        <p className="k-exchange-rate" aria-live="polite">
          {rate === null ? (
            words.noRate
          ) : (
            <>
              <span>
                <Money amount="1" currency={paid} mode="plain" /> ={' '}
                <Money amount={rate} currency={got} mode="plain" />
              </span>
              {rateAt && <span className="k-quiet">{words.rateFrom(rateAt)}</span>}
            </>
          )}
        </p>
        {deadline}
        <IconButton
          icon={<ArrowLeftRightIcon />}
          label={words.swap}
          variant="secondary"
          disabled={disabled}
          className="k-exchange-swap"
          onClick={() => onPairChange(to, from)}
        />
      </div>
      <Side
        label={words.youGet}
        hint={pricing && words.pricing}
        error={getError}
        names={{ amount: 'get', currency: 'to' }}
        currencyLabel={words.getCurrency}
        currencies={currencies}
        currency={got}
        value={get}
        disabled={disabled}
        busy={pricing}
        onValueChange={(amount) => onAmountChange('get', amount)}
        onCurrencyChange={(id) => onPairChange(id === from ? to : from, id)}
      />
      {lines && lines.length > 0 && <ReceiptLines lines={lines} />}
      {error && <FieldError role="alert">{error}</FieldError>}
      <Button type="submit" block loading={loading} disabled={isOff}>
        {submitLabel ?? words.submit}
      </Button>
    </form>
  )
}
