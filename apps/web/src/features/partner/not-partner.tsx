import { EmptyState, TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'

/** For who opens a partner's page and is none. */
export const NotPartner = () => (
  <EmptyState
    title={t('You are not a partner yet')}
    action={
      <TextLink as={Link} to={paths.activityPartner}>
        {t('See the programme')}
      </TextLink>
    }
  >
    {t('Apply first. A person looks at it and tells you.')}
  </EmptyState>
)
