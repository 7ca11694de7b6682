import type { CardOrderId } from '@kaadi/contract/primitives'
import { useAction } from '@kaadi/react'
import { UsersIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../platform/navigation/paths.ts'
import { useClient } from '../../../platform/net/use-client.ts'
import { useToaster } from '../../../platform/page/platform-context.ts'
import { KeyButton } from '../../../platform/screens/key-button.tsx'
import { useKept } from '../drafts/use-kept-drafts.ts'
import { type Given, HandOverDialog } from './hand-over-dialog.view.tsx'

interface HandOverProps {
  readonly giftOrderId: CardOrderId
  readonly leaseToken: string
  /** That the claim is lost: what was half typed stays, and nothing else begins. */
  readonly lost: ReactNode
}

/** Gives the order to a colleague who is at work, with a note. */
export function HandOver({ giftOrderId, leaseToken, lost }: HandOverProps) {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toaster = useToaster()
  const kept = useKept()
  const [isAsking, setAsking] = useState(false)
  const give = useAction(async ({ operatorId, name, note }: Given, idempotencyKey) => {
    const body = { giftOrderId, leaseToken, operatorId, note }
    await client.desk.handOver({ body, idempotencyKey, quiet: true })
    kept.forget(giftOrderId)
    toaster.show({ text: t('{name} has the order now.', { name }), tone: 'ok' })
    for (const key of ['desk', 'shifts']) void queries.invalidateQueries({ queryKey: [key] })
    void navigate(paths.queue)
  })
  return (
    <>
      {!lost && (
        <KeyButton of="h" variant="ghost" icon={<UsersIcon />} onPress={() => setAsking(true)}>
          {t('Hand over')}
        </KeyButton>
      )}
      {isAsking && (
        <HandOverDialog
          lost={lost}
          isRunning={give.isRunning}
          error={give.error}
          onGive={(given) => void give.run(given)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
