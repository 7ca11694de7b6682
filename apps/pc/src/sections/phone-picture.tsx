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
  TextLink,
} from '@kaadi/ui'
import { BellIcon, HouseIcon, ReceiptTextIcon, TagIcon, UserIcon, WalletIcon } from '@kaadi/ui/icons'
import { faceFor, kindText } from '../client/calculator.ts'
import { multiplyDecimals } from '../client/decimal.ts'
import type { RateLine, Site } from '../client/service.ts'
import { t } from '../content/say.ts'
import { Line } from './line.tsx'

const naira = { symbol: '₦' }
const nothing = () => undefined

/** How many rates the picture has room for. */
const shown = 4

/** The card of the headline under way; an example until the rates are here. */
const orderOf = (best: RateLine | undefined) => {
  if (!best) return { cardName: 'Steam', title: t('Your card'), amount: '150000' }
  const face = faceFor(best)
  return {
    cardName: best.name,
    colors: best.colors,
    title: `${best.name} ${best.symbol}${face}`,
    amount: multiplyDecimals(best.rate, face) ?? null,
  }
}

interface PhonePictureProps {
  /** What the service has put into the page. */
  readonly site?: Site | undefined
  readonly lines?: readonly RateLine[] | undefined
}

/** A picture of the app, drawn with its own parts. The rates in it are today's; the balance is an example. */
export function PhonePicture({ site, lines = [] }: PhonePictureProps) {
  return (
    <div className="p-phone" aria-hidden="true" inert>
      <PhoneFrame appearance="cut">
        {/* The kit's `Screen` would be the page's second main. */}
        <div className="k-screen" data-overlap="">
          <BalanceHeader
            overlap
            brand={<Brand name={site?.siteName ?? ''} logo={site?.logo} data-brand="" />}
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
            <LiveOrder {...orderOf(lines[0])} status={1} currency={naira} />
            <Section
              title={t('Best rates now')}
              action={
                <TextLink as="span" data-phone-all="">
                  {lines.length > 0 ? t('All {count} cards', { count: lines.length }) : null}
                </TextLink>
              }
            >
              {lines.length > 0 ? (
                <RateBoard data-rates="phone">
                  {lines.slice(0, shown).map((line) => (
                    <Line key={line.cardTypeId} line={line} detail={kindText(line)} />
                  ))}
                </RateBoard>
              ) : (
                <RateBoard data-rates="phone" loading={shown} />
              )}
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
