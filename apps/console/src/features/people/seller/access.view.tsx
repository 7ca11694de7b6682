import type { SellerPage } from '@kaadi/contract/people'
import type { BlockRequest } from '@kaadi/contract/risk'
import { Button, EmptyState, Section, Tag } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { deskTime } from '../../../platform/time/desk-time.ts'

type OnBlock = (subject: BlockRequest['subject'], label: string) => void

const others = (count: number) =>
  count === 0
    ? t('nobody else')
    : t('{count, plural, one {# other seller} other {# other sellers}}', { count })

/** Where money can go. Numbers by their ending. */
export function BankAccounts({ seller, onBlock }: { seller: SellerPage; onBlock: OnBlock }) {
  return (
    <Section title={t('Bank accounts')}>
      <DataTable
        label={t('Bank accounts')}
        rows={seller.bankAccounts}
        rowId={(row) => row.id}
        density="compact"
        columns={[
          {
            id: 'account',
            header: t('Bank account'),
            names: true,
            cell: (row) => `${row.bankName} ••${row.accountEnding}`,
          },
          { id: 'name', header: t('In the name of'), cell: (row) => row.accountName },
          { id: 'others', header: t('Saved by'), cell: (row) => others(row.otherSellers) },
          {
            id: 'block',
            header: t('Standing'),
            cell: (row) => {
              const label = `${row.bankName} ••${row.accountEnding}`
              const subject = {
                kind: 'bankAccount',
                sellerId: seller.sellerId,
                bankAccountId: row.id,
              } as const
              return row.isBlocked ? (
                <Tag tone="bad">{t('Blocked')}</Tag>
              ) : (
                <BlockButton label={label} isGone={row.isRemoved} onBlock={() => onBlock(subject, label)} />
              )
            },
          },
        ]}
        empty={<EmptyState title={t('No bank account yet.')} />}
      />
    </Section>
  )
}

function BlockButton({
  label,
  isGone = false,
  onBlock,
}: {
  label: string
  isGone?: boolean
  onBlock: () => void
}) {
  return (
    <>
      {isGone && <Tag>{t('Removed')}</Tag>}{' '}
      <Button size="small" variant="ghost" aria-label={t('Block {what}', { what: label })} onClick={onBlock}>
        {t('Block')}
      </Button>
    </>
  )
}

/** What the seller signs in on. */
export function Devices({ seller, onBlock }: { seller: SellerPage; onBlock: OnBlock }) {
  return (
    <Section
      title={t('Devices')}
      note={t('One that names itself can be blocked. The others are known by their browser alone.')}
    >
      <DataTable
        label={t('Devices')}
        rows={seller.devices}
        rowId={(row) => row.deviceId}
        density="compact"
        columns={[
          { id: 'device', header: t('Device'), names: true, cell: (row) => row.deviceId.slice(0, 8) },
          { id: 'first', header: t('First seen'), cell: (row) => deskTime(row.firstSeenTime) },
          { id: 'last', header: t('Last seen'), cell: (row) => deskTime(row.lastSeenTime) },
          {
            id: 'others',
            header: t('Used by'),
            cell: (row) => (row.isNamed ? others(row.otherSellers) : '–'),
          },
          {
            id: 'block',
            header: t('Standing'),
            cell: (row) => {
              if (row.isBlocked) return <Tag tone="bad">{t('Blocked')}</Tag>
              if (!row.isNamed) return t('Browser')
              const label = row.deviceId.slice(0, 8)
              const subject = { kind: 'device', sellerId: seller.sellerId, deviceId: row.deviceId } as const
              return <BlockButton label={label} onBlock={() => onBlock(subject, label)} />
            },
          },
        ]}
        empty={<EmptyState title={t('No sign-in yet.')} />}
      />
    </Section>
  )
}

interface SessionsProps extends Pick<SellerPage, 'sessions'> {
  readonly isBusy: boolean
  readonly onEnd: (sessionId: SellerPage['sessions'][number]['id'] | null) => void
}

/** Where the seller is signed in, and how to end it. */
export function Sessions({ sessions, isBusy, onEnd }: SessionsProps) {
  return (
    <Section
      title={t('Sessions')}
      action={
        sessions.length > 0 && (
          <Button size="small" variant="secondary" disabled={isBusy} onClick={() => onEnd(null)}>
            {t('End all')}
          </Button>
        )
      }
    >
      <DataTable
        label={t('Sessions')}
        rows={sessions}
        rowId={(row) => row.id}
        density="compact"
        columns={[
          {
            id: 'where',
            header: t('Where'),
            names: true,
            cell: (row) => [row.browser, row.system].filter(Boolean).join(', ') || t('Unknown'),
          },
          { id: 'ip', header: t('Address'), cell: (row) => row.ip },
          { id: 'since', header: t('Since'), cell: (row) => deskTime(row.createTime) },
          { id: 'last', header: t('Last seen'), cell: (row) => deskTime(row.lastSeenTime) },
          {
            id: 'end',
            header: t('End'),
            cell: (row) => (
              <Button
                size="small"
                variant="ghost"
                disabled={isBusy}
                aria-label={t('End the session of {ip}', { ip: row.ip })}
                onClick={() => onEnd(row.id)}
              >
                {t('End')}
              </Button>
            ),
          },
        ]}
        empty={<EmptyState title={t('Signed in nowhere.')} />}
      />
    </Section>
  )
}
