import { identities } from '@kaadi/contract/identities'
import { Panel, Row } from '@kaadi/ui'
import { UserCheckIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

/** The way to the logins that sign in to the account. Nothing where there are none. */
export default function IdentitiesRow() {
  const { reads } = useLateCalls({ identities })
  const { data, error } = useQuery({ ...reads.identities.list(), refetchOnMount: 'always' })
  if (data ? data.length === 0 : !error) return null
  return (
    <Panel padding="none">
      <Row
        as={Link}
        to={withQuery(paths.accountCenter, { view: 'identities' })}
        startContent={<UserCheckIcon />}
        title={t('Sign-in with a provider')}
        detail={data?.map(({ name }) => name).join(', ')}
      />
    </Panel>
  )
}
