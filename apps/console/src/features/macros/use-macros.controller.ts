import type { MacroChange } from '@kaadi/contract/desk-messages'
import type { MacroId } from '@kaadi/contract/primitives'
import { useAction } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useListAddress } from '../../platform/lists/list-address.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'
import { useToaster } from '../../platform/page/platform-context.ts'

/** Every saved answer, and what can be done with one. */
export function useMacros() {
  const { deskMessages } = useClient()
  const queries = useQueryClient()
  const toaster = useToaster()
  const address = useListAddress()
  const read = useReads().deskMessages.macros()
  const page = useQuery(read)
  const readAgain = () => queries.invalidateQueries({ queryKey: read.queryKey })
  const save = useAction(async (body: MacroChange, idempotencyKey) => {
    const kept = await deskMessages.saveMacro({ body, idempotencyKey, quiet: true })
    await readAgain()
    address.change({ id: kept.macroId })
    toaster.show({ text: t('"{name}" is kept.', kept), tone: 'ok' })
    return kept
  })
  const remove = useAction(async (macroId: MacroId, idempotencyKey) => {
    try {
      await deskMessages.removeMacro({ body: { macroId }, idempotencyKey, quiet: true })
      address.change({ id: null })
      return true
    } finally {
      void readAgain()
    }
  })
  return { address, page, save, remove }
}

export type Macros = ReturnType<typeof useMacros>
