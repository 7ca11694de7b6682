import { useSearchParams } from 'react-router-dom'
import { WaitingAdjustments } from '../features/adjustments/index.ts'
import { ApprovalDesk } from '../features/changes/index.ts'
import { WaitingBatches } from '../platform/screens/waiting-batches.tsx'
import { WaitingReleases, WaitingReturns } from '../platform/screens/waiting-payouts.tsx'

export default function ApprovalsRoute() {
  const [query] = useSearchParams()
  return (
    <ApprovalDesk
      chosen={query.get('id') ?? undefined}
      above={
        <>
          <WaitingReleases />
          <WaitingReturns />
          <WaitingBatches />
          <WaitingAdjustments />
        </>
      }
    />
  )
}
