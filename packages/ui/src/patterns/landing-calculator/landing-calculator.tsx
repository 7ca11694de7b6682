'use client'

import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { RefreshCwIcon } from '../../primitives/icon/generated/refresh-cw-icon.ts'
import { englishLandingWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'
import { figureLength } from './figure-length.ts'
import { HeadlineList, type LandingChoice } from './headline-list.tsx'
import { ownFace } from './own-face.ts'

export interface OwnFace {
  /** As it is typed. */
  value: string
  onValueChange?: ((value: string) => void) | undefined
  /** The word of the headline: "$75", "value" while there is none. */
  text?: string | undefined
  /** Why it is not bought: "We buy $10 to $500." */
  message?: ReactNode
}

export interface LandingCalculatorProps extends Omit<ComponentPropsWithRef<'form'>, 'title' | 'children'> {
  /** Rates are on their way, here, or cannot be had: then everything around it still works. */
  state: 'loading' | 'ready' | 'unavailable'
  /** The headline while there are no rates: "Sell gift cards for naira" */
  title: ReactNode
  cards?: readonly LandingChoice[] | undefined
  /** The value of the chosen card. */
  card?: string | undefined
  /** Left out on a page that runs no script: the figure then says what it is for, whatever is chosen. */
  onCardChange?: ((card: string) => void) | undefined
  faces?: readonly LandingChoice[] | undefined
  /** The value of the chosen face, or `ownFace`. */
  face?: string | undefined
  onFaceChange?: ((face: string) => void) | undefined
  /** Lets people type a value of their own. */
  own?: OwnFace | undefined
  /** What it comes to, as shown: "₦148,000". Null while nothing can be said. */
  payout?: string | null | undefined
  onRetry?: (() => void) | undefined
  /** Below the figure: what happens then. */
  lead?: ReactNode
  /** The buttons. On a page without a script the first is a `submit`. */
  actions?: ReactNode
}

/**
 * The headline of the landing page, which is a calculator: two words of the sentence are lists to choose from. It is a
 * real form, and can be rendered ahead of time: with rates it works without any script, without them a script brings it
 * to life. Its styles stand in `@kaadi/ui/landing.css`, which no other page has to load.
 */
export function LandingCalculator({
  state,
  title,
  cards = [],
  card = '',
  onCardChange,
  faces = [],
  face = '',
  onFaceChange,
  own,
  payout = null,
  onRetry,
  lead,
  actions,
  className,
  ...rest
}: LandingCalculatorProps) {
  const words = usePatternWords().landing ?? englishLandingWords
  const isOwn = own !== undefined && face === ownFace
  const offered = own ? [...faces, { value: ownFace, label: words.otherValue }] : faces
  return (
    <form
      {...rest}
      className={classNames('k-landing-calculator', className)}
      data-state={state}
      data-live={onCardChange ? '' : undefined}
      aria-busy={state === 'loading'}
    >
      <h1>
        <span data-when="unavailable">{title}</span>
        <span data-when="loading">{words.waiting}</span>
        <span data-when="ready">
          {words.sentence(
            <HeadlineList
              name="faceValue"
              label={words.value}
              choices={offered}
              value={face}
              text={isOwn ? own.text : undefined}
              onChange={onFaceChange}
            />,
            <HeadlineList
              name="cardTypeId"
              label={words.card}
              choices={cards}
              value={card}
              onChange={onCardChange}
            />,
          )}
        </span>
        <output
          className="k-landing-calculator-payout k-num"
          data-when="loading ready"
          data-length={figureLength(payout ?? '')}
          aria-live="polite"
        >
          {state === 'loading' ? <span className="k-landing-calculator-wait" /> : (payout ?? '--')}
        </output>
      </h1>
      {onCardChange || state !== 'ready' ? null : (
        <p className="k-landing-calculator-for">
          {words.shownFor(labelOf(faces, face), labelOf(cards, card))}
        </p>
      )}
      <div className="k-landing-calculator-none" role="status" data-when="unavailable">
        <strong>{words.unavailable}</strong>
        <span>{words.unavailableText}</span>
        <Button variant="onbrand" size="small" icon={<RefreshCwIcon />} onClick={onRetry}>
          {words.retry}
        </Button>
      </div>
      {own ? <OwnValue {...own} isOwn={isOwn} /> : null}
      {state === 'loading' ? (
        <noscript>
          <p className="k-landing-calculator-lead">{words.noScript}</p>
        </noscript>
      ) : null}
      {lead ? <div className="k-landing-calculator-lead">{lead}</div> : null}
      {actions ? <div className="k-landing-calculator-actions">{actions}</div> : null}
    </form>
  )
}

const labelOf = (choices: readonly LandingChoice[], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? ''

function OwnValue({ value, onValueChange, message, isOwn }: OwnFace & { isOwn: boolean }) {
  const words = usePatternWords().landing ?? englishLandingWords
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const before = useRef(isOwn)
  useEffect(() => {
    // Whoever chooses "Other value" goes on by typing it.
    if (isOwn && !before.current) input.current?.focus()
    before.current = isOwn
  }, [isOwn])
  return (
    <p className="k-landing-calculator-own" hidden={!isOwn}>
      <label htmlFor={id}>{words.ownValue}</label>
      <input
        ref={input}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        {...(onValueChange
          ? { value, onChange: (event) => onValueChange(event.target.value) }
          : { defaultValue: value })}
      />
      <span role="status">{message}</span>
    </p>
  )
}
