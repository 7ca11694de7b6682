import { Brand, VisuallyHidden } from '@kaadi/ui'
import type { Site } from '../client/service.ts'
import { pageWords } from '../content/page-words.ts'

/** The tenant's mark and name as the way to the front page. Both come with site info; their room is kept. */
export function BrandLink({ site }: { site?: Site | undefined }) {
  return (
    <a href="/pcad">
      <VisuallyHidden>{pageWords.frontPage}</VisuallyHidden>
      <Brand name={site?.siteName ?? ''} logo={site?.logo} data-brand="" />
    </a>
  )
}
