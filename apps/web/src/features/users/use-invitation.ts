import { promotions } from '@kaadi/contract/promotions'
import { invitationCodeSchema } from '@kaadi/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

/** What is known of an invitation code before it is used. */
export type InvitationState =
  | { readonly state: 'none' | 'checking' | 'unknown' }
  | { readonly state: 'known'; readonly invitedBy: string }
  /** No answer came: it says nothing of the code. */
  | { readonly state: 'unchecked' }

/** Whose invitation a code is. Asked for where the code is whole: it came with the address, or its field was left. */
export function useInvitation(code: string, isWhole: boolean): InvitationState {
  const isAsked = isWhole && invitationCodeSchema.safeParse(code).success
  const { data, error } = useQuery({
    ...useLateCalls({ promotions }).reads.promotions.invitation({ invitationCode: code }),
    enabled: isAsked,
    staleTime: 300_000,
  })
  if (!isAsked) return { state: 'none' }
  if (data)
    return data.invitedBy === null ? { state: 'unknown' } : { state: 'known', invitedBy: data.invitedBy }
  return { state: error ? 'unchecked' : 'checking' }
}

/** The address without its invitation. */
export const withoutInvitation = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search)
  rest.delete('invitationCode')
  return rest
}
