import type { ReactNode } from 'react'
import { Chosen } from '../../../platform/screens/list-beside.tsx'
import { ApprovalView } from './approval.view.tsx'
import { ApprovalsView } from './approvals.view.tsx'
import { useApproval, useApprovals } from './use-approvals.controller.ts'

/** What waits for a second person at the left, the chosen change with the facts that are signed at the right. */
export function ApprovalDesk({
  chosen,
  above,
}: {
  readonly chosen: string | undefined
  /** What else waits for a second person. */
  readonly above?: ReactNode
}) {
  return (
    <ApprovalsView {...useApprovals()} above={above}>
      {chosen === undefined ? null : <ChosenChange key={chosen} id={chosen} />}
    </ApprovalsView>
  )
}

function ChosenChange({ id }: { readonly id: string }) {
  const { detail, ...acts } = useApproval(id)
  return <Chosen detail={detail}>{(shown) => <ApprovalView shown={shown} {...acts} />}</Chosen>
}
