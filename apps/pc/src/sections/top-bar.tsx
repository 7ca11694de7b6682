import { ButtonLink } from '@kaadi/ui'
import type { Site } from '../client/service.ts'
import { t } from '../content/say.ts'
import { BrandLink } from './brand-link.tsx'

/** Brand and sign-in. Name and logo come with site info; their room is kept. */
export function TopBar({ site }: { site?: Site | undefined }) {
  return (
    <header className="p-top">
      <BrandLink site={site} />
      <nav aria-label={t('Account')}>
        <ButtonLink variant="onbrand" size="small" href="/login" data-link="/login">
          {t('Sign in')}
        </ButtonLink>
      </nav>
    </header>
  )
}
