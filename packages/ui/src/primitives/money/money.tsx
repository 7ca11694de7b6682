'use client'

import { formatMoney, type MoneyMode } from '@kaadi/core/money'
import type { ComponentPropsWithRef } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { LongFigure } from './long-figure.tsx'

export interface MoneyCurrency {
  /** Stands before the figure without a space: `₦`. */
  symbol: string
  /** How many decimals may be typed. How many are shown is decided by the mode. */
  decimals?: number | undefined
  /** The name in full, for screen readers whose voice does not know the symbol: `naira`. */
  name?: string | undefined
}

export interface MoneyProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A decimal string as the service sent it; null is drawn as `--`. Never a number. */
  amount: string | null
  currency: MoneyCurrency
  mode?: MoneyMode | undefined
  /** `in` draws + in green, `out` draws − in the text's own colour. Leave it out for a failed or refunded amount. */
  sign?: 'in' | 'out' | undefined
  /** A step of the type scale; the size around it when left out. From 28 the kobo are smaller. */
  size?: 14 | 16 | 18 | 22 | 28 | 40 | 64 | undefined
  /** Draws dots in the room of the figure, so that nothing moves when it is shown again. */
  concealed?: boolean | undefined
  /** For amounts that did not move: failed, refunded, cancelled. */
  quiet?: boolean | undefined
}

const signs = { in: '+', out: '−' }

/** An amount of money, as everywhere in the kit: display face, figures of one width, symbol without a space. */
export function Money({
  amount,
  currency,
  mode,
  sign,
  size,
  concealed,
  quiet,
  className,
  ...rest
}: MoneyProps) {
  const words = useWords()
  const text = formatMoney(amount, { symbol: currency.symbol, mode }).replace(/^-(?!-)/, signs.out)
  const shown = amount === null || !sign ? text : signs[sign] + text
  const point = text === '--' ? -1 : shown.lastIndexOf('.')
  const minor = point < 0 ? '' : shown.slice(point)
  const whole = minor ? shown.slice(0, point) : shown
  // The last group and the kobo stay together, so that a figure without room is broken after a comma.
  const lastGroup = minor && whole.length > 9 ? whole.lastIndexOf(',') + 1 : whole.length
  const isLong = whole.length > 12
  const head = whole.slice(0, lastGroup)
  const tail = whole.slice(lastGroup)
  const kobo = minor && <span className="k-money-minor">{minor}</span>
  const figure = (
    <>
      {isLong ? <LongFigure figure={head} /> : head}
      {isLong && minor && <wbr />}
      {tail ? (
        <span className="k-money-tail">
          {tail}
          {kobo}
        </span>
      ) : (
        kobo
      )}
    </>
  )
  const spoken =
    currency.name && amount !== null && words.amountSpoken(shown.replace(currency.symbol, ''), currency.name)
  return (
    <span
      {...rest}
      className={classNames('k-money', 'k-num', className)}
      data-sign={amount === null ? undefined : sign}
      data-size={size}
      data-quiet={quiet || undefined}
      data-concealed={concealed || undefined}
    >
      {concealed ? (
        <>
          <span className="k-money-room" aria-hidden>
            {figure}
          </span>
          <span className="k-money-dots" aria-hidden>
            ••••
          </span>
          <VisuallyHidden>{words.amountHidden}</VisuallyHidden>
        </>
      ) : spoken ? (
        <>
          <span aria-hidden>{figure}</span>
          <VisuallyHidden>{spoken}</VisuallyHidden>
        </>
      ) : (
        figure
      )}
    </span>
  )
}
