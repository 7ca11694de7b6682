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
import { t } from '../content/say.ts'

const naira = { symbol: '₦' }
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
            note={t('₦60,000.00 is on its way to your bank')}
            hidden={false}
            onHiddenChange={nothing}
            actions={
              <>
                <Button variant="earn" icon={<TagIcon />}>
                  {t('Sell a card')}
                </Button>
                <Button variant="onbrand">{t('Withdraw')}</Button>
              </>
            }
          />
          <div className="k-screen-main" data-gap="">
            <LiveOrder cardName="Steam" title={t('Your card')} status={1} amount="150000" currency={naira} />
            <Section title={t('Best rates now')}>
              <RateBoard data-rates="phone" loading={4} />
            </Section>
          </div>
          <Tabbar aria-label={t('Main')}>
            <Tab icon={<HouseIcon />} current>
              {t('Home')}
            </Tab>
            <Tab icon={<TagIcon />}>{t('Sell')}</Tab>
            <Tab icon={<ReceiptTextIcon />}>{t('Trades')}</Tab>
            <Tab icon={<WalletIcon />}>{t('Wallet')}</Tab>
            <Tab icon={<UserIcon />}>{t('Me')}</Tab>
          </Tabbar>
        </div>
      </PhoneFrame>
    </div>
  )
}
