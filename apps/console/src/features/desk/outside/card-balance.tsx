import { Button } from '@kaadi/ui'
import { KeyMark, useShortcuts } from '@kaadi/ui/desk'
import { ExternalLinkIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useReads } from '../../../platform/net/use-client.ts'
import type { CardReviewProps } from '../review/review-props.ts'
import './outside.css'
import { Findings } from '../../../platform/content/findings.view.tsx'
import { isLost } from '../review/claim-state.ts'
import { BalanceForm } from './balance-form.view.tsx'

/** The issuer's balance page of a card, one press away, and what it and others said. */
export function CardBalance(props: CardReviewProps) {
  const { order: desk, card, leaseToken } = props
  const { cardTypeId, cardTypeName, faceSymbol } = desk.order
  const pages = useQuery(useReads().cardBalances.list()).data
  const page = pages?.find((one) => one.cardTypeId === cardTypeId)
  const [isNoting, setNoting] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const open = () => {
    if (page) window.open(page.url, '_blank', 'noopener,noreferrer')
    setNoting(true)
  }
  // The form that had the focus goes: what opened it has it next.
  const close = () => {
    setNoting(false)
    button.current?.focus()
  }
  const isHeld = leaseToken !== undefined
  useShortcuts({ n: open }, isHeld && pages !== undefined)
  return (
    <div className="c-outside">
      <Findings
        findings={desk.findings.filter(({ cardId }) => cardId === card.cardId)}
        faceSymbol={faceSymbol}
      />
      {isHeld && (
        <Button
          ref={button}
          size="small"
          variant="ghost"
          icon={<ExternalLinkIcon />}
          aria-keyshortcuts="n"
          title={page?.how}
          onClick={open}
        >
          {page ? t('Open the balance page of {card}', { card: cardTypeName }) : t('Write down a balance')}{' '}
          <KeyMark of="n" />
        </Button>
      )}
      {(isHeld || isLost(props.claim, desk)) && isNoting && (
        <BalanceForm {...props} how={page?.how} onDone={close} />
      )}
    </div>
  )
}
