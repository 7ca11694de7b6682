import './avatar.css'
import { avatars } from '@kaadi/contract/avatars'
import { Avatar, VisuallyHidden } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { useSession } from '../../platform/session/session.ts'
import { shownName } from '../../platform/session/shown-name.ts'

/** The seller's picture, or their initials, and the way to change it. */
export default function AvatarLink() {
  const { user } = useSession()
  const { reads } = useLateCalls({ avatars })
  // Its address lives for minutes.
  const { data } = useQuery({ ...reads.avatars.own(), refetchOnMount: 'always' })
  return (
    <Link to={withQuery(paths.accountCenter, { view: 'avatar' })} className="w-avatar-link">
      <Avatar
        size="large"
        name={user ? shownName(user) : ''}
        decorative
        {...(data?.url && { src: data.url })}
      />
      <VisuallyHidden>{t('Your picture')}</VisuallyHidden>
    </Link>
  )
}
