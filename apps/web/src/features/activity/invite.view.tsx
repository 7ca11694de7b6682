import type { Friend } from '@kaadi/contract/invites'
import { walletCurrency } from '@kaadi/core/money'
import { LoadSwitch } from '@kaadi/react'
import type { Pages } from '@kaadi/react/lists'
import { Avatar, EmptyState, InviteCard, Panel, Row, Rows, Section, Tag } from '@kaadi/ui'
import { UserIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { ListEnd } from '../../platform/lists/list-end.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { times } from '../../platform/time/times.ts'
import type { Invite } from './use-invite.controller.ts'

/** The seller's code and link, and who came by them. */
export function InviteView({ user, error, onRetry, link, copied, onCopy, onShare, friends }: Invite) {
  return (
    <LoadSwitch
      data={user}
      error={error}
      failed={<LoadFailure error={error} onRetry={onRetry} />}
      loading={<RowsSkeleton rows={5} label={t('Loading your invitation')} />}
    >
      {({ inviteCode, defaultCurrencyId }) => (
        <>
          <InviteCard
            title={t('Bring a friend')}
            rule={t('Whoever opens an account with your code is listed below.')}
            code={inviteCode}
            link={link}
            currency={walletCurrency(defaultCurrencyId)}
            copied={copied}
            onCopy={onCopy}
            onShare={onShare}
          />
          <Section title={t('Your friends')}>
            <Friends {...friends} />
          </Section>
        </>
      )}
    </LoadSwitch>
  )
}

function Friends({ records, error, refetch, more }: Pages<Friend>) {
  return (
    <LoadSwitch
      data={records}
      error={error}
      failed={<LoadFailure error={error} onRetry={refetch} />}
      loading={<RowsSkeleton rows={3} label={t('Loading your friends')} />}
      empty={
        <EmptyState title={t('Nobody yet')}>
          {t('Friends are listed here as soon as they open an account, and you see how far they come.')}
        </EmptyState>
      }
    >
      {(friends) => (
        <>
          <Panel padding="none">
            <Rows>
              {friends.map((friend) => (
                <FriendRow key={friend.joinedTime} {...friend} />
              ))}
            </Rows>
          </Panel>
          <ListEnd {...more} end={t('Those were all.')} />
        </>
      )}
    </LoadSwitch>
  )
}

function FriendRow({ name, joinedTime, isVerified, hasSold }: Friend) {
  return (
    <Row
      startContent={
        name === null ? (
          <Avatar>
            <UserIcon />
          </Avatar>
        ) : (
          <Avatar name={name} decorative />
        )
      }
      title={name ?? t('Account closed')}
      detail={t('Joined on {day}', { day: times.day(joinedTime) })}
      endContent={hasSold ? <Tag tone="ok">{t('Sold a card')}</Tag> : <Tag>{stepWords(isVerified)}</Tag>}
    />
  )
}

const stepWords = (isVerified: boolean) => (isVerified ? t('Verified') : t('Nothing sold yet'))
