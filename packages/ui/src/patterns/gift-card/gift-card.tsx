'use client'

import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { CircleAlertIcon } from '../../primitives/icon/generated/circle-alert-icon.ts'
import { ClockIcon } from '../../primitives/icon/generated/clock-icon.ts'
import { GiftIcon } from '../../primitives/icon/generated/gift-icon.ts'
import { InfoIcon } from '../../primitives/icon/generated/info-icon.ts'
import { LongFigure } from '../../primitives/money/long-figure.tsx'
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx'
import { Tag } from '../../primitives/tag/tag.tsx'
import { CardFace } from '../card-face/card-face.tsx'
import type { CardColors } from '../card-face/dyes.ts'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export type GiftPhase = 'before' | 'during' | 'after'

export interface GiftCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  /** The card type it is for. */
  cardName: string
  colors?: CardColors | undefined
  logo?: string | null | undefined
  /** "+₦15" */
  value: string
  /** "per $1" */
  unit?: string | undefined
  /** "Steam week" */
  title: ReactNode
  /** The level of the title in the page's outline. */
  level?: 2 | 3 | undefined
  /** "USA, $50 to $500 on one card" */
  conditions?: ReactNode
  phase: GiftPhase
  /** "Starts Friday, 9:00 am", "Until Sunday, 11:59 pm", "Ended on Sunday" */
  when: ReactNode
  claimed?: boolean | undefined
  /** Why this seller cannot claim it: "All 500 are taken". */
  reason?: ReactNode
  /** How far the seller is with what has to be done first, from 0 to 1: "2 of 3 cards sold". */
  progress?: { value: number; label: string } | undefined
  /** Offered while it runs, has not been claimed and nothing speaks against it. */
  onClaim?: (() => void) | undefined
  claiming?: boolean | undefined
  /** Why claiming failed. It stays until it is tried again. */
  error?: ReactNode
  /** Where it goes on: "Sell a Steam card". */
  action?: ReactNode
}

/** What a card type brings on top for a time: before, while and after it runs; to claim, claimed, or why not. */
export function GiftCard({
  cardName,
  colors,
  logo,
  value,
  unit,
  title,
  level = 2,
  conditions,
  phase,
  when,
  claimed = false,
  reason,
  progress,
  onClaim,
  claiming,
  error,
  action,
  className,
  ...rest
}: GiftCardProps) {
  const words = usePatternWords().gift
  const titleId = useId()
  const Title = level === 2 ? 'h2' : 'h3'
  const canClaim = phase === 'during' && !claimed && !reason && onClaim
  const state = useFocusAfterClaim(claimed)
  return (
    <article
      aria-labelledby={titleId}
      {...rest}
      className={classNames('k-gift-card', className)}
      data-phase={phase}
    >
      <CardFace name={cardName} colors={colors} logo={logo} size="xl" />
      <div className="k-gift-card-words">
        <div className="k-gift-card-head">
          <p className="k-gift-card-gain">
            <span className="k-num" data-long={value.length > 9 || undefined}>
              {value.length > 9 ? <LongFigure figure={value} /> : value}
            </span>{' '}
            {unit}
          </p>
          <p className="k-gift-card-state" role="status" tabIndex={-1} ref={state}>
            {claimed ? (
              <Tag tone="ok">{words.claimed}</Tag>
            ) : phase === 'during' ? null : (
              <Tag>{words.phases[phase]}</Tag>
            )}
          </p>
        </div>
        <Title id={titleId}>{title}</Title>
        {conditions ? <p>{conditions}</p> : null}
        <p className="k-gift-card-when">
          <ClockIcon size={16} />
          <span>{when}</span>
        </p>
      </div>
      {progress && !claimed ? (
        <div className="k-gift-card-progress">
          <ProgressBar label={progress.label} value={progress.value} />
          <p aria-hidden="true">{progress.label}</p>
        </div>
      ) : null}
      {reason && !claimed ? (
        <p className="k-gift-card-reason">
          <InfoIcon size={16} />
          <span>{reason}</span>
        </p>
      ) : null}
      {error ? (
        <p className="k-gift-card-reason" role="alert">
          <CircleAlertIcon size={16} />
          <span>{error}</span>
        </p>
      ) : null}
      {canClaim || action ? (
        <div className="k-gift-card-actions">
          {canClaim ? (
            <Button
              variant="earn"
              icon={<GiftIcon />}
              aria-describedby={titleId}
              loading={claiming ?? false}
              onClick={onClaim}
            >
              {words.claim}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </article>
  )
}

/** The button goes once it is claimed; whoever pressed it by keyboard goes on from "Claimed", not from the top. */
function useFocusAfterClaim(claimed: boolean) {
  const state = useRef<HTMLParagraphElement>(null)
  const before = useRef(claimed)
  useEffect(() => {
    const isNew = claimed && !before.current
    before.current = claimed
    if (isNew && document.activeElement === document.body) state.current?.focus()
  }, [claimed])
  return state
}
