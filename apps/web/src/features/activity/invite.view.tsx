import type { CurrencyId } from '@kaadi/contract/constants'
import type { Friend, FriendProgress, FriendReward, InviteTerms } from '@kaadi/contract/invites'
import { walletCurrency } from '@kaadi/core/money'
import { LoadSwitch } from '@kaadi/react'
import type { Pages } from '@kaadi/react/lists'
import { Avatar, EmptyState, InviteCard, Money, Panel, Row, Rows, Section, Tag } from '@kaadi/ui'
import { UserIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { ListEnd } from '../../platform/lists/list-end.tsx'
import { shortMoney } from '../../platform/money/short-money.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { times } from '../../platform/time/times.ts'
import type { Invite } from './use-invite.controller.ts'

/** The seller's code and link, what they bring, and who came by them. */
export function InviteView({ user, summary, error, onRetry, friends, ...card }: Invite) {
  return (
    <LoadSwitch
      data={user && summary ? { user, summary } : undefined}
      error={error}
      failed={<LoadFailure error={error} onRetry={onRetry} />}
      loading={<RowsSkeleton rows={5} label={t('Loading your invitation')} />}
    >
      {({ user: { inviteCode }, summary: { terms, earned, pending, currencyId } }) => (
        <>
          <InviteCard
            {...card}
            {...wordsOf(terms, currencyId)}
            code={inviteCode}
            currency={walletCurrency(currencyId)}
            // What was promised stays in sight where nothing more is.
            {...((terms || Number(earned) > 0 || Number(pending) > 0) && { earned, pending })}
          />
          <Section title={t('Your friends')}>
            <Friends {...friends} />
          </Section>
        </>
      )}
    </LoadSwitch>
  )
}

function wordsOf(terms: InviteTerms | null, currencyId: CurrencyId) {
  if (!terms)
    return {
      title: t('Bring a friend'),
      rule: t('Whoever opens an account with your code is listed below.'),
    }
  const { inviterAmount, friendAmount, sellAmount, maturesDays } = terms
  return {
    title: t('{own} for you, {friend} for your friend', {
      own: shortMoney(inviterAmount, currencyId),
      friend: shortMoney(friendAmount, currencyId),
    }),
    rule: t(
      'When your friend has sold cards for {amount} and has saved a bank account. {days, plural, =0 {Paid at once.} one {Paid one day later.} other {Paid # days later.}} A person counts once.',
      { amount: shortMoney(sellAmount, currencyId), days: maturesDays },
    ),
  }
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

function FriendRow({ name, joinedTime, isVerified, hasSold, progress, reward }: Friend) {
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
      detail={
        reward ? rewardWords(reward) : progress && hasSold ? progressWords(progress) : joinedWords(joinedTime)
      }
      endContent={
        reward ? (
          <FriendMoney {...reward} />
        ) : hasSold ? (
          <Tag tone="ok">{t('Sold a card')}</Tag>
        ) : (
          <Tag>{stepWords(isVerified)}</Tag>
        )
      }
    />
  )
}

const FriendMoney = ({ amount, currencyId, status }: FriendReward) =>
  status === 'withheld' ? (
    <Tag tone="bad">{t('Not paid')}</Tag>
  ) : (
    <Money
      amount={amount}
      currency={walletCurrency(currencyId)}
      {...(status === 'credited' && { sign: 'in' })}
    />
  )

function rewardWords({ status, maturesTime, withheldFor }: FriendReward): string {
  if (status === 'credited') return t('In your wallet')
  if (withheldFor === 'linked') return t('The account looks like one that is already known to us')
  if (withheldFor === 'soldLess') return t('Sales of theirs were taken back')
  if (withheldFor === 'closed') return t('The account was closed before')
  return Date.parse(maturesTime) > Date.now()
    ? t('Paid from {day} on', { day: times.day(maturesTime) })
    : t('Paid as soon as your friend has saved a bank account, a few a day')
}

const progressWords = ({ soldAmount, sellAmount, currencyId }: FriendProgress) =>
  t('Sold {sold} of {asked}', {
    sold: shortMoney(soldAmount, currencyId),
    asked: shortMoney(sellAmount, currencyId),
  })

const joinedWords = (joinedTime: string) => t('Joined: {day}', { day: times.day(joinedTime) })

const stepWords = (isVerified: boolean) => (isVerified ? t('Verified') : t('Nothing sold yet'))
