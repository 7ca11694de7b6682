import { ButtonLink } from '@kaadi/ui'
import { pageWords } from '../content/page-words.ts'
import { words } from '../content/words.ts'
import { BrandLink } from './brand-link.tsx'

/** Brand and sign-in. Name and logo come with site info; their room is kept. */
export function TopBar() {
  return (
    <header className="p-top">
      <BrandLink />
      <nav aria-label={pageWords.account}>
        <ButtonLink variant="onbrand" size="small" href="/login" data-link="/login">
          {words.signIn}
        </ButtonLink>
      </nav>
    </header>
  )
}
