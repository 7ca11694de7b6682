import type { RedeemerChange } from '@kaadi/contract/redeemers'
import { useAction } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useBrands } from '../../platform/content/card-colors.ts'
import { useListAddress } from '../../platform/lists/list-address.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'
import { useToaster } from '../../platform/page/platform-context.ts'

/** Every company that redeems cards, and what is kept of one. */
export function useRedeemers() {
  const { redeemers } = useClient()
  const queries = useQueryClient()
  const toaster = useToaster()
  const address = useListAddress()
  const read = useReads().redeemers.list()
  const page = useQuery(read)
  const save = useAction(async (body: RedeemerChange, idempotencyKey) => {
    const kept = await redeemers.save({ body, idempotencyKey, quiet: true })
    await queries.invalidateQueries({ queryKey: read.queryKey })
    address.change({ id: kept.redeemerId })
    toaster.show({ text: t('"{name}" is kept.', kept), tone: 'ok' })
    return kept
  })
  return { address, page, save, brands: useBrands() ?? [] }
}

export type Redeemers = ReturnType<typeof useRedeemers>
