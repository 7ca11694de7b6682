import { Brand, VisuallyHidden } from '@kaadi/ui'
import { pageWords } from '../content/page-words.ts'

/** The tenant's mark and name as the way to the front page. Both come with site info; their room is kept. */
export function BrandLink() {
  return (
    <a href="/pcad">
      <VisuallyHidden>{pageWords.frontPage}</VisuallyHidden>
      <Brand name="" data-brand="" />
    </a>
  )
}
