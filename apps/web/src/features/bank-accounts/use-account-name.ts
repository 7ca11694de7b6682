import { bankAccounts } from '@kaadi/contract/bank-accounts'
import { hasCode } from '@kaadi/core/errors'
import type { NameResolution } from '@kaadi/ui'
import { useQuery } from '@tanstack/react-query'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { useSession } from '../../platform/session/session.ts'

/** Whose account it is by its bank, which is asked once the number has its form, and how that fits the seller's own name. */
export function useAccountName(bankCode: string | null, number: string, isAsked: boolean) {
  const { client } = useLateCalls({ bankAccounts })
  const { user } = useSession()
  const ownName = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  const name = useQuery({
    // Another own name is another grade.
    queryKey: ['bankAccounts', 'resolve', bankCode, number, ownName],
    queryFn: ({ signal }) =>
      client.bankAccounts.resolve({
        body: { bankCode: bankCode!, accountNumber: number },
        signal,
        quiet: true,
      }),
    enabled: isAsked,
    staleTime: 300_000,
  })

  const resolution = (): NameResolution => {
    if (!isAsked) return { state: 'waiting' }
    if (name.data) {
      const { accountName, match } = name.data
      return match === 'differs'
        ? { state: 'mismatch', name: accountName, expected: ownName }
        : { state: 'resolved', name: accountName, match: match === 'exact' ? 'exact' : 'near' }
    }
    if (name.isFetching) return { state: 'resolving' }
    return hasCode(name.error, 'bankAccountUnresolved') ? { state: 'notFound' } : { state: 'offline' }
  }
  return {
    name,
    resolution: resolution(),
    isKnown: name.data !== undefined && name.data.match !== 'differs',
  }
}
