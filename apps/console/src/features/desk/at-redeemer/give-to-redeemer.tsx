import type { DeskOrder } from '@kaadi/contract/desk'
import { Button } from '@kaadi/ui'
import { KeyMark, useShortcuts } from '@kaadi/ui/desk'
import { UsersIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { type ReactNode, useState } from 'react'
import type { Review } from '../review/use-review.controller.ts'
import { GiveDialog } from './give-dialog.view.tsx'

interface GiveToRedeemerProps extends Pick<Review, 'give'> {
  readonly order: DeskOrder
  /** That the claim is lost: what was half typed stays, and nothing else begins. */
  readonly lost: ReactNode
}

/** Hands cards of the order to a company that redeems them. */
export function GiveToRedeemer({ order, lost, give }: GiveToRedeemerProps) {
  const [isAsking, setAsking] = useState(false)
  const ask = () => setAsking(true)
  useShortcuts({ m: ask }, !lost)
  return (
    <>
      {!lost && (
        <Button size="small" variant="ghost" icon={<UsersIcon />} aria-keyshortcuts="m" onClick={ask}>
          {t('To a redeemer')} <KeyMark of="m" />
        </Button>
      )}
      {isAsking && <GiveDialog order={order} lost={lost} give={give} onClose={() => setAsking(false)} />}
    </>
  )
}
