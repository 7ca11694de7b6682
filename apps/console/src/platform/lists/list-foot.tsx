import { t } from '@kaadi/words'
import './list-foot.css'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { ButtonLink } from '@kaadi/ui'
import { Link } from '../navigation/link.tsx'
import { counted } from './counted.ts'
import type { ListAddress } from './list-address.ts'

interface ListFootProps {
  readonly page: Pick<KeyedPage<unknown>, 'total' | 'cursor' | 'previous'>
  /** What one of them is called. */
  readonly one: string
  readonly address: ListAddress
}

/** How many there are, and the way through them: by key, so that a page stays what it is while others change. */
export function ListFoot({ page, one, address }: ListFootProps) {
  const to = (at: string | null) => address.with({ at })
  const ways = [
    ...(page.previous ? [{ label: t('First page'), to: to(null) }] : []),
    ...(page.previous ? [{ label: t('Previous page'), to: to(page.previous) }] : []),
    ...(page.cursor ? [{ label: t('Next page'), to: to(page.cursor) }] : []),
  ]
  return (
    <div className="c-foot">
      <p role="status">{counted(page.total, one)}</p>
      {ways.length > 0 && (
        <nav aria-label={t('Pages')}>
          {ways.map(({ label, to }) => (
            <ButtonLink key={label} as={Link} to={to} size="small" variant="secondary">
              {label}
            </ButtonLink>
          ))}
        </nav>
      )}
    </div>
  )
}
