import { aCardType, aPlazaLine, aPlazaSummary } from '@kaadi/testing/builders'
import { SegmentedControl } from '@kaadi/ui'
import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { still } from '../../../test/stories/still.ts'
import { StillForm } from '../../../test/stories/still-form.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { CardBalanceView } from './card-balance.view.tsx'
import { GiftCardView } from './gift-card.view.tsx'
import { ProofView } from './proof.view.tsx'
import type { Feed } from './use-feed.controller.ts'
import { WithdrawView } from './withdraw.view.tsx'

/** `/trad`: what was paid just now, one line of it, and where a card's balance is looked up. */
const meta = {
  title: 'Screens/Feed',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.trad, user: null }) },
} satisfies Meta
export default meta
type Story = StoryObj

const lines = [
  aPlazaLine(),
  aPlazaLine({
    maskedName: 'to***i',
    amount: '139500',
    label: 'Apple $100',
    cardTypeId: 'apple',
    durationSeconds: 95,
    time: '2026-11-20T12:51:00.000Z',
    receiptHash: 'c'.repeat(64),
  }),
  aPlazaLine({
    maskedName: 'kw***o',
    amount: '612.50',
    currencyId: 2,
    label: 'Steam $50',
    time: '2026-11-20T11:20:00.000Z',
    receiptHash: 'd'.repeat(64),
  }),
]
const feed: Feed = { kind: 'giftCard', lines, summary: aPlazaSummary(), error: null, onRetry: still }
const brands = [
  { value: 'steam', label: 'Steam' },
  { value: 'apple', label: 'Apple' },
]

const tabbed = (tab: 'giftCard' | 'withdraw' | 'cardBalance', children: ReactNode) => (
  <NavScreen title={t('Just paid')} parent={paths.home}>
    <SegmentedControl
      label={t('What is shown')}
      options={[
        { value: 'giftCard', label: t('Cards sold') },
        { value: 'withdraw', label: t('Withdrawals') },
        { value: 'cardBalance', label: t('Card balance') },
      ]}
      value={tab}
      onValueChange={still}
    />
    {children}
  </NavScreen>
)

export const CardsSold: Story = {
  render: () => tabbed('giftCard', <GiftCardView {...feed} brands={brands} brand="" onBrand={still} />),
}

export const NothingYetToday: Story = {
  render: () =>
    tabbed(
      'giftCard',
      <GiftCardView
        {...feed}
        lines={[]}
        summary={aPlazaSummary({ cardsToday: 0 })}
        brands={brands}
        brand=""
        onBrand={still}
      />,
    ),
}

export const Withdrawals: Story = {
  render: () =>
    tabbed(
      'withdraw',
      <WithdrawView
        {...feed}
        kind="withdraw"
        lines={lines.map((line) => ({ ...line, cardTypeId: null, label: 'GTBank' }))}
      />,
    ),
}

export const CardBalance: Story = {
  render: () =>
    tabbed(
      'cardBalance',
      <CardBalanceView
        pages={[
          {
            cardTypeId: 'steam',
            url: 'https://store.steampowered.com/account/',
            how: 'Sign in to Steam and open Account details.',
            cardType: aCardType(),
          },
        ]}
        error={null}
        onRetry={still}
      />,
    ),
}

/** One line, and how its owner shows that it is true. */
export const OnePayment: Story = {
  render: () => (
    <NavScreen title={t('One payment')} parent={paths.trad}>
      <StillForm values={{ address: '' }}>
        {(form) => (
          <ProofView
            line={lines[0]!}
            title={t('Card sold')}
            where={t('Address of the page of your trade')}
            form={form}
            fits
            isCopied={false}
            onCopy={still}
          />
        )}
      </StillForm>
    </NavScreen>
  ),
}
