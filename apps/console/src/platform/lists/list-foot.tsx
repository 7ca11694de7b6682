import { msg, t } from '@kaadi/words'
import './list-foot.css'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { Button, ButtonLink } from '@kaadi/ui'
import { KeyMark, useShortcuts } from '@kaadi/ui/desk'
import { RefreshCwIcon, WifiOffIcon } from '@kaadi/ui/icons'
import { Link } from '../navigation/link.tsx'
import { counted } from './counted.ts'
import type { ListAddress } from './list-address.ts'
import { listKey } from './list-keys.ts'
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
  /** The pages have keys. */
  readonly keyed?: boolean
}

/**
 * How many there are, and the way through them: by key, so that a page stays what it is while others change. Where what was
 * chosen cannot come, it says so in sight of wherever the list was left.
 */
export function ListFoot({ page: { data, waits, refetch }, one, address, keyed = false }: ListFootProps) {
  const ways = [
    ...(data?.previous ? [{ label: t('First page'), of: listKey.firstPage, at: null }] : []),
    ...(data?.previous ? [{ label: t('Previous page'), of: listKey.pageBefore, at: data.previous }] : []),
    ...(data?.cursor ? [{ label: t('Next page'), of: listKey.nextPage, at: data.cursor }] : []),
  ]
  useShortcuts(
    Object.fromEntries(ways.map(({ of, at }) => [of, () => address.change({ at })])),
    keyed && !waits,
  )
  if (!data) return null
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
          {ways.map(({ label, of, at }) => (
            <ButtonLink
              key={label}
              as={Link}
              to={address.with({ at })}
              size="small"
              variant="secondary"
              aria-keyshortcuts={keyed ? of : undefined}
            >
              {label} {keyed && <KeyMark of={of} />}
            </ButtonLink>
          ))}
        </nav>
      )}
    </div>
  )
}
