import {
  BalanceHeader,
  Brand,
  Button,
  IconButton,
  LiveOrder,
  PhoneFrame,
  RateBoard,
  Section,
  Tab,
  Tabbar,
} from '@kaadi/ui'
import { BellIcon, HouseIcon, ReceiptTextIcon, TagIcon, UserIcon, WalletIcon } from '@kaadi/ui/icons'
import { pageWords } from '../content/page-words.ts'

const naira = { symbol: '₦' }
const { phone } = pageWords
const nothing = () => undefined

/** A picture of the app, drawn with its own parts. The rates in it are today's; the balance is an example. */
export function PhonePicture() {
  return (
    <div className="p-phone" aria-hidden="true" inert>
      <PhoneFrame appearance="cut">
        {/* The kit's `Screen` would be the page's second main. */}
        <div className="k-screen" data-overlap="">
          <BalanceHeader
            overlap
            brand={<Brand name="" data-brand="" />}
            endContent={<IconButton icon={<BellIcon size={24} />} label="" badge />}
            currency={naira}
            available="248600"
            note={phone.note}
            hidden={false}
            onHiddenChange={nothing}
            actions={
              <>
                <Button variant="earn" icon={<TagIcon />}>
                  {phone.sell}
                </Button>
                <Button variant="onbrand">{phone.withdraw}</Button>
              </>
            }
          />
          <div className="k-screen-main" data-gap="">
            <LiveOrder
              cardName={phone.card}
              title={phone.order}
              status={1}
              amount="150000"
              currency={naira}
            />
            <Section title={phone.rates}>
              <RateBoard data-rates="phone" loading={4} />
            </Section>
          </div>
          <Tabbar aria-label={phone.main}>
            <Tab icon={<HouseIcon />} current>
              {phone.tabs.home}
            </Tab>
            <Tab icon={<TagIcon />}>{phone.tabs.sell}</Tab>
            <Tab icon={<ReceiptTextIcon />}>{phone.tabs.trades}</Tab>
            <Tab icon={<WalletIcon />}>{phone.tabs.wallet}</Tab>
            <Tab icon={<UserIcon />}>{phone.tabs.me}</Tab>
          </Tabbar>
        </div>
      </PhoneFrame>
    </div>
  )
}
