import { ButtonLink } from '@kaadi/ui'
import { words } from '../content/words.ts'
import { BrandLink } from './brand-link.tsx'

/** Brand and sign-in. Name and logo come with site info; their room is kept. */
export function TopBar() {
  return (
    <header className="p-top">
      <BrandLink />
      <nav aria-label="Account">
        <ButtonLink variant="onbrand" size="small" href="/login" data-link="/login">
          {words.signIn}
        </ButtonLink>
      </nav>
    </header>
  )
}
