import { type Friend, type InviteSummary, invites } from '@kaadi/contract/invites'
import type { User } from '@kaadi/contract/users'
import { useCopy } from '@kaadi/react'
import { type Pages, usePages } from '@kaadi/react/lists'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { share } from '../../platform/device/share.ts'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { useToaster } from '../../platform/screens/toasts.tsx'
import { useSession } from '../../platform/session/session.ts'

export interface Invite {
  /** Undefined until the seller is known. */
  readonly user: User | undefined
  /** Undefined until it is known. */
  readonly summary: InviteSummary | undefined
  readonly error: unknown
  readonly onRetry: () => void
  /** Where a friend opens an account with the code. */
  readonly link: string
  readonly copied: boolean
  readonly onCopy: () => void
  readonly onShare: () => void
  readonly friends: Pages<Friend>
}

/** The seller's invitation, and who came by it. */
export function useInvite(): Invite {
  const { user, error, refreshUser } = useSession()
  const { client } = useLateCalls({ invites })
  const { isCopied, copy } = useCopy()
  const toaster = useToaster()
  const summary = useQuery({
    queryKey: ['invites', 'summary'],
    queryFn: ({ signal }) => client.invites.summary({ signal }),
    meta: { kept: true },
  })
  const friends = usePages<Friend>({
    queryKey: ['invites', 'friends'],
    isKept: true,
    fetchPage: (ask, signal) => client.invites.friends({ query: ask, signal, quiet: true }),
  })
  const link =
    window.location.origin + withQuery(paths.register, { invitationCode: user?.inviteCode ?? undefined })
  const onShare = () =>
    share({ title: t('Sell gift cards with me'), url: link }, toaster, {
      copied: t('Link copied'),
      refused: t('This phone lets no page share or copy. Tell your friend the code.'),
    })
  return {
    user,
    summary: summary.data,
    error: user ? summary.error : error,
    onRetry: () => {
      if (!user) refreshUser()
      if (!summary.data) void summary.refetch()
    },
    link,
    copied: isCopied,
    onCopy: () => void copy(user?.inviteCode ?? ''),
    onShare: () => void onShare(),
    friends,
  }
}
