import { Brand, VisuallyHidden } from '@kaadi/ui'
import type { Site } from '../client/service.ts'
import { t } from '../content/say.ts'

/** The tenant's mark and name as the way to the front page. Both come with site info; their room is kept. */
export function BrandLink({ site }: { site?: Site | undefined }) {
  return (
    <a href="/pcad">
      <VisuallyHidden>{t('Front page')}</VisuallyHidden>
      <Brand name={site?.siteName ?? ''} logo={site?.logo} data-brand="" />
    </a>
  )
}
