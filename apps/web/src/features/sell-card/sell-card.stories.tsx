import { sellerEndpoints } from '@kaadi/contract'
import { aCardCurrency, aCardPrice, aCardType, aCoupon, aQuote, listAndMap } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import { Nav, Screen } from '@kaadi/ui'
import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor, within } from 'storybook/test'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { still } from '../../../test/stories/still.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { TabScreen } from '../../platform/screens/tab-screen.tsx'
import { BrandListView } from './brands/brand-list.view.tsx'
import { categoriesOf, listBrands, noFilter } from './brands/list-brands.ts'
import type { SellCardFacts } from './sale/sell-card-facts.ts'
import { SellCardDock, SellCardView } from './sell-card.view.tsx'
import { useSellCard } from './use-sell-card.controller.ts'

const e = sellerEndpoints
const us = aCardCurrency()
const cardType = aCardType()
const apple = aCardType({
  id: 'apple',
  name: 'Apple',
  sort: 2,
  colors: { ground: '#3b3f46', pattern: '#a3aab5', ink: '#ffffff' },
})
const amazon = aCardType({ id: 'amazon', name: 'Amazon', category: 'Shopping', sort: 3, paused: true })
const photo = aCardPrice()
const code = aCardPrice({ id: 'code', form: 'ecode', needsCode: true, photos: [], rate: '1400' })
const quote = aQuote({
  createTime: '2026-11-20T13:30:00.000Z',
  serverTime: '2026-11-20T13:30:00.000Z',
  expiresTime: '2026-11-20T13:40:00.000Z',
})

const answers = (server: FakeServer): FakeServer =>
  server
    .on(e.cardTypes.list, listAndMap(cardType))
    .on(e.cardTypes.currencies, listAndMap(us))
    .on(e.currencies.rates, [])
    .on(e.coupons.list, [aCoupon()])
    .on(e.cardOrders.quote, quote)

/** `/sell/list` and `/sell/submit`. The sale is the machine's own, priced by the fake server: its state is too much to be made up. */
const meta = {
  title: 'Screens/Sell',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.sellSubmit, answers }) },
} satisfies Meta
export default meta
type Story = StoryObj

const facts: SellCardFacts = {
  cardType,
  currencies: { us },
  prices: [photo, code],
  kind: { currencyTypeId: 'us', form: 'physical', receiptType: 'none' },
  currencyId: 1,
  faceValue: '100',
  named: { faceValue: '100' },
  isClosed: false,
}

function Sell(given: SellCardFacts) {
  const sale = useSellCard(given)
  return (
    <Screen
      gap={false}
      header={<Nav title={t('Sell {name}', { name: given.cardType.name })} onBack={still} />}
      footer={<SellCardDock sale={sale} currencies={given.currencies} />}
    >
      <SellCardView {...given} sale={sale} supportEmail="help@example.com" onChangeCard={still} />
    </Screen>
  )
}

/** The rate has come and is held for ten minutes. */
const priced: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => within(canvasElement).getByRole('timer'), { timeout: 8_000 })
}

export const List: Story = {
  parameters: { ...wholeScreen({ at: paths.sellList, answers }) },
  render: () => {
    const types = [cardType, apple, amazon]
    const prices = [photo, aCardPrice({ id: 'apple', cardTypeId: 'apple', rate: '1395' })]
    return (
      <TabScreen title={t('Sell a card')}>
        <BrandListView
          begun={[{ cardType: apple, photos: 1, isUnanswered: false }]}
          brands={listBrands(types, prices, [us])}
          rates={{ currency: { symbol: '₦', name: 'naira' }, name: 'Naira', of: (rate) => rate }}
          categories={categoriesOf(types)}
          countries={[us]}
          filter={noFilter}
          onFilter={still}
          onBrand={still}
        />
      </TabScreen>
    )
  },
}

export const SubmitPhotos: Story = { render: () => <Sell {...facts} />, play: priced }

export const SubmitCode: Story = {
  render: () => <Sell {...facts} kind={{ currencyTypeId: 'us', form: 'ecode', receiptType: 'none' }} />,
  play: priced,
}
