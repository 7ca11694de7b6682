import { StarterView } from './starter.view.tsx'
import { useHasBankAccount } from './use-starter.ts'

/** What a new seller does first, with what is done of it. */
export default function Starter() {
  return <StarterView hasBankAccount={useHasBankAccount()} />
}
