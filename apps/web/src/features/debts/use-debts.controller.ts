import { type Debt, debts } from '@kaadi/contract/debts'
import { useQuery } from '@tanstack/react-query'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

const none: readonly Debt[] = []

/** What the seller owes; nothing while it is not known: the service has the last word at a withdrawal. */
export function useDebts(): readonly Debt[] {
  const { reads } = useLateCalls({ debts })
  return useQuery(reads.debts.list()).data ?? none
}
