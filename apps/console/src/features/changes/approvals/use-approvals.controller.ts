import { type ChangeDecision, changeResources } from '@kaadi/contract/changes'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useListAddress } from '../../../platform/lists/list-address.ts'
import { useListPage } from '../../../platform/lists/list-page.ts'
import { useClient, useReads } from '../../../platform/net/use-client.ts'

const refreshMs = 10_000
const pageSize = 50

/** A page of changes, looked at again every few seconds while the page is visible. */
export function useApprovals() {
  const reads = useReads()
  const address = useListAddress()
  const view = address.oneOf('view', ['waiting', 'scheduled', 'ended']) ?? 'waiting'
  const resource = address.oneOf('resource', changeResources)
  const at = address.get('at')
  const page = useListPage(address, {
    ...reads.changes.list({ view, size: pageSize, ...(resource && { resource }), ...(at && { cursor: at }) }),
    refetchInterval: refreshMs,
  })
  return { address, view, resource, page }
}

export type Approvals = ReturnType<typeof useApprovals>

/** One change with its decision. */
export function useApproval(changeId: string) {
  const client = useClient()
  const queries = useQueryClient()
  const detail = useQuery({ ...useReads().changes.detail({ changeId }), refetchInterval: refreshMs })
  const decide = useAction(async (decision: Omit<ChangeDecision, 'changeId'>, idempotencyKey) => {
    try {
      const body = { changeId, ...decision }
      return await client.changes.decide({ body, idempotencyKey, quiet: true })
    } finally {
      // Refused or not: somebody may have been first.
      await queries.invalidateQueries({ queryKey: ['changes'] })
    }
  })
  const challenge = () => client.changes.challenge({ body: { changeId }, quiet: true })
  return { detail, challenge, decide }
}

export type OneApproval = ReturnType<typeof useApproval>
