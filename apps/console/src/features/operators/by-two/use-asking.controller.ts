import type { ChangeRequest } from '@kaadi/contract/changes'
import { useAction } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/net/use-client.ts'
import { useToaster } from '../../../platform/page/platform-context.ts'

/** Asks a second person for what one admin does not do alone. */
export function useAsking() {
  const client = useClient()
  const queries = useQueryClient()
  const toaster = useToaster()
  return useAction(async (body: ChangeRequest, idempotencyKey) => {
    try {
      const made = await client.changes.propose({ body, idempotencyKey, quiet: true })
      toaster.show({ text: t('It waits for a second person, who was told by mail.') })
      return made
    } finally {
      void queries.invalidateQueries({ queryKey: ['changes'] })
    }
  })
}

/** Takes back what was asked for. */
export function useTakingBack() {
  const client = useClient()
  const queries = useQueryClient()
  return useAction(async (changeId: string, idempotencyKey) => {
    try {
      return await client.changes.withdraw({ body: { changeId }, idempotencyKey })
    } finally {
      void queries.invalidateQueries({ queryKey: ['changes'] })
    }
  })
}
