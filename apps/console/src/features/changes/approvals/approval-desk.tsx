import { LoadSwitch } from '@kaadi/react'
import { LoadFailure } from '../../../platform/screens/load-failure.tsx'
import { ApprovalView } from './approval.view.tsx'
import { ApprovalsView } from './approvals.view.tsx'
import { useApproval, useApprovals } from './use-approvals.controller.ts'

/** What waits for a second person at the left, the chosen change with the facts that are signed at the right. */
export function ApprovalDesk({ chosen }: { readonly chosen: string | undefined }) {
  return (
    <ApprovalsView {...useApprovals()}>
      {chosen === undefined ? null : <ChosenChange key={chosen} id={chosen} />}
    </ApprovalsView>
  )
}

function ChosenChange({ id }: { readonly id: string }) {
  const { detail, decide } = useApproval(id)
  const { data, error } = detail
  return (
    <LoadSwitch
      data={data}
      error={error}
      failed={<LoadFailure error={error} onRetry={() => void detail.refetch()} />}
      loading={null}
    >
      {(shown) => <ApprovalView shown={shown} decide={decide} />}
    </LoadSwitch>
  )
}
