import { msg, t } from '@kaadi/words'
import './list-foot.css'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { Button, ButtonLink } from '@kaadi/ui'
import { RefreshCwIcon, WifiOffIcon } from '@kaadi/ui/icons'
import { Link } from '../navigation/link.tsx'
import { counted } from './counted.ts'
import type { ListAddress } from './list-address.ts'
import type { ListPage } from './list-page.ts'

const sayWait = {
  connection: msg(
    'No connection: this is still the list from before. What you chose comes as soon as it is back.',
  ),
  answer: msg('The service does not answer: this is still the list from before.'),
} as const

interface ListFootProps {
  readonly page: Pick<
    ListPage<Pick<KeyedPage<unknown>, 'total' | 'cursor' | 'previous'>>,
    'data' | 'waits' | 'refetch'
  >
  /** What one of them is called. */
  readonly one: string
  readonly address: ListAddress
}

/**
 * How many there are, and the way through them: by key, so that a page stays what it is while others change. Where what was
 * chosen cannot come, it says so in sight of wherever the list was left.
 */
export function ListFoot({ page: { data, waits, refetch }, one, address }: ListFootProps) {
  if (!data) return null
  const to = (at: string | null) => address.with({ at })
  const ways = [
    ...(data.previous ? [{ label: t('First page'), to: to(null) }] : []),
    ...(data.previous ? [{ label: t('Previous page'), to: to(data.previous) }] : []),
    ...(data.cursor ? [{ label: t('Next page'), to: to(data.cursor) }] : []),
  ]
  return (
    <div className="c-foot" data-waits={waits}>
      <p role="status">
        {waits && <WifiOffIcon />}
        {waits ? t(sayWait[waits]) : counted(data.total, one)}
      </p>
      {waits === 'answer' && (
        <Button size="small" variant="secondary" icon={<RefreshCwIcon />} onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      )}
      {!waits && ways.length > 0 && (
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
