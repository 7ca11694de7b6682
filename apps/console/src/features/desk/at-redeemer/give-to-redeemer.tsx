import type { DeskOrder } from '@kaadi/contract/desk'
import { Button } from '@kaadi/ui'
import { KeyMark, useShortcuts } from '@kaadi/ui/desk'
import { UsersIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useState } from 'react'
import type { Review } from '../review/use-review.controller.ts'
import { GiveDialog } from './give-dialog.view.tsx'

/** Hands cards of the order to a company that redeems them. */
export function GiveToRedeemer({ order, give }: { readonly order: DeskOrder } & Pick<Review, 'give'>) {
  const [isAsking, setAsking] = useState(false)
  const ask = () => setAsking(true)
  useShortcuts({ m: ask })
  return (
    <>
      <Button size="small" variant="ghost" icon={<UsersIcon />} aria-keyshortcuts="m" onClick={ask}>
        {t('To a redeemer')} <KeyMark of="m" />
      </Button>
      {isAsking && <GiveDialog order={order} give={give} onClose={() => setAsking(false)} />}
    </>
  )
}
