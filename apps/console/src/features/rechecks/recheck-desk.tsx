import { useListAddress } from '../../platform/lists/list-address.ts'
import { useOperator } from '../../platform/session/operator.ts'
import { FoundView } from './found.view.tsx'
import { LookView } from './look.view.tsx'
import { RechecksView } from './rechecks.view.tsx'
import { useFound } from './use-found.controller.ts'
import { useLook } from './use-look.controller.ts'

const views = ['look', 'differing', 'answered', 'agreed'] as const

/** Blind looks at decided orders: the one that the operator has, and for seniors what was found. */
export function RecheckDesk() {
  const look = useLook()
  const address = useListAddress()
  const operator = useOperator()
  const isSenior = operator?.roles.some((role) => role === 'senior' || role === 'admin') ?? false
  const view = (isSenior && address.oneOf('view', views)) || 'look'
  return (
    <RechecksView
      view={view}
      isSenior={isSenior}
      differing={look.mine.data?.differing ?? 0}
      onView={(next) => address.change({ view: next === 'look' ? null : next, q: null })}
    >
      {view === 'look' ? <LookView {...look} /> : <ChosenFound view={view} />}
    </RechecksView>
  )
}

const ChosenFound = ({ view }: { readonly view: 'differing' | 'answered' | 'agreed' }) => (
  <FoundView view={view} {...useFound(view)} />
)
