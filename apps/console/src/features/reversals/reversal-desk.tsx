import { ReversalCase } from './reversal-case.view.tsx'
import { ReversalsView } from './reversals.view.tsx'
import { useDecision } from './use-decision.controller.ts'
import { useReversals } from './use-reversals.controller.ts'

/** What was asked for at the left, the chosen one with its evidence and decision at the right. */
export function ReversalDesk({ chosen }: { readonly chosen: string | undefined }) {
  const reversals = useReversals()
  const decide = useDecision(() =>
    reversals.address.change({ view: 'decided', at: null, id: chosen ?? null }),
  )
  const shown = reversals.page.data?.records.find(({ reversalId }) => reversalId === chosen)
  return (
    <ReversalsView {...reversals}>
      {shown ? <ReversalCase key={shown.reversalId} shown={shown} decide={decide} /> : null}
    </ReversalsView>
  )
}
