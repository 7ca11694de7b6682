import { BrandPane } from './brand-pane.view.tsx'
import { BrandRequestsView } from './brand-requests.view.tsx'
import { useAnswer } from './use-answer.controller.ts'
import { useBrandRequests } from './use-brand-requests.controller.ts'

/** The list at the left, the chosen brand with its answer at the right. */
export function BrandDesk({ chosen }: { readonly chosen: string | undefined }) {
  const requests = useBrandRequests()
  const answer = useAnswer()
  const row = requests.page.data?.records.find(({ requestId }) => requestId === chosen)
  return (
    <BrandRequestsView {...requests}>
      {row && <BrandPane key={row.requestId} row={row} answer={answer} />}
    </BrandRequestsView>
  )
}
