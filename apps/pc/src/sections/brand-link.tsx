import { Brand, VisuallyHidden } from '@kaadi/ui'

/** The tenant's mark and name as the way to the front page. Both come with site info; their room is kept. */
export function BrandLink() {
  return (
    <a href="/pcad">
      <VisuallyHidden>Front page</VisuallyHidden>
      <Brand name="" data-brand="" />
    </a>
  )
}
