import { useOpenNext } from '../features/desk/index.ts'
import { useShiftCommands } from '../features/shifts/index.ts'
import { useOfferCommands } from '../platform/navigation/offered-commands.ts'
import { mayOpen } from '../platform/navigation/pages.tsx'
import { useOperator } from '../platform/session/operator.ts'

/** What ⌘K runs for those who check orders. */
export default function WorkCommands() {
  const operator = useOperator()
  return operator && mayOpen(operator, 'queue') ? <OfDesk /> : null
}

function OfDesk() {
  useOfferCommands(useShiftCommands(useOpenNext()))
  return null
}
