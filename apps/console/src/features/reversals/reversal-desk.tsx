import { Chosen } from '../../platform/screens/list-beside.tsx'
import { ReversalCase } from './reversal-case.view.tsx'
import { ReversalsView } from './reversals.view.tsx'
import { useDecision } from './use-decision.controller.ts'
import { useReversal } from './use-reversal.controller.ts'
import { type Reversals, useReversals } from './use-reversals.controller.ts'

/** What was asked for at the left, the chosen one with its evidence and decision at the right. */
export function ReversalDesk({ chosen }: { readonly chosen: string | undefined }) {
  const reversals = useReversals()
  return (
    <ReversalsView {...reversals}>
      {chosen === undefined ? null : <ChosenReversal key={chosen} id={chosen} address={reversals.address} />}
    </ReversalsView>
  )
}

function ChosenReversal({ id, address }: Pick<Reversals, 'address'> & { readonly id: string }) {
  const detail = useReversal(id)
  const decide = useDecision(() => address.change({ view: 'decided', at: null, id }))
  return <Chosen detail={detail}>{(shown) => <ReversalCase shown={shown} decide={decide} />}</Chosen>
}
