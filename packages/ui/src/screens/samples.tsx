import { createContext, type ReactNode, useContext } from 'react'
import { Brand } from '../layouts/brand/brand.tsx'
import { Nav } from '../layouts/nav/nav.tsx'
import { Screen } from '../layouts/screen/screen.tsx'
import { Tab, Tabbar } from '../layouts/tabbar/tabbar.tsx'
import { RateRow } from '../patterns/rate-row/rate-row.tsx'
import { sampleColors } from '../patterns/samples/card-types.ts'
import { naira } from '../patterns/samples/currencies.ts'
import { sampleRates } from '../patterns/samples/rates.ts'
import { HouseIcon, ReceiptTextIcon, TagIcon, UserIcon, WalletIcon } from '../primitives/icon/index.ts'
import { useSay } from './say.tsx'

/** A story that is a whole screen of the phone. Spread it into `parameters`: the docs pass adds to an object it can see. */
export const wholeScreen = { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } }

/** Screens show one moment; what is pressed leads nowhere. */
export const still = () => {}

const minute = 60_000
const noon = 1_800_000_000_000
/** A clock that stands still, so that a picture is the same every time. */
export const clockAt = (left: number, whole: number) => ({
  deadline: noon + left * minute,
  totalMs: whole * minute,
  now: () => noon,
})

export const steam = { cardName: 'Steam', colors: sampleColors.steam, title: 'Steam $100', currency: naira }
export const apple = { cardName: 'Apple', colors: sampleColors.apple, title: 'Apple $200', currency: naira }
export const xbox = { cardName: 'Xbox', colors: sampleColors.xbox, title: 'Xbox $25', currency: naira }

const places = [
  { place: 'home', icon: <HouseIcon />, label: 'Home' },
  { place: 'sell', icon: <TagIcon />, label: 'Sell' },
  { place: 'trades', icon: <ReceiptTextIcon />, label: 'Trades' },
  { place: 'wallet', icon: <WalletIcon />, label: 'Wallet' },
  { place: 'me', icon: <UserIcon />, label: 'Me' },
] as const
export type Place = (typeof places)[number]['place']

export const Tabs = ({ current }: { current: Place }) => {
  const say = useSay()
  return (
    <Tabbar aria-label={say('Main')}>
      {places.map(({ place, icon, label }) => (
        <Tab key={place} href={`#${place}`} icon={icon} current={place === current}>
          {say(label)}
        </Tab>
      ))}
    </Tabbar>
  )
}

interface TaskProps {
  title: string
  endContent?: ReactNode
  dock?: ReactNode
  children: ReactNode
}

/** A screen with the way back above and its one action below. */
export const Task = ({ title, endContent, dock, children }: TaskProps) => (
  <Screen header={<Nav title={title} onBack={still} endContent={endContent} />} footer={dock}>
    {children}
  </Screen>
)

/** The tenant's name, which Storybook's bar sets. */
export const SiteName = createContext('Kaadi')

/** The way home; inside the picture of a phone only its look. */
export function SiteBrand({ href }: { href?: string }) {
  const name = useContext(SiteName)
  return href ? <Brand as="a" href={href} name={name} /> : <Brand name={name} />
}
export const siteBrand = <SiteBrand href="#home" />

const rates = [
  ['Steam', sampleColors.steam, 'USA · photo', '1480', sampleRates.up, { trend: 'up', by: '1.4%' }],
  ['Apple', sampleColors.apple, 'USA · fast code', '1395', sampleRates.gentle, { trend: 'up', by: '0.7%' }],
  ['Razer Gold', sampleColors.razerGold, 'USA · code', '1362', sampleRates.flat, { trend: 'flat' }],
  ['Amazon', sampleColors.amazon, 'USA · receipt', '1228', sampleRates.down, { trend: 'down', by: '0.9%' }],
  [
    'Google Play',
    sampleColors.googlePlay,
    'UK · photo',
    '1205',
    sampleRates.late,
    { trend: 'up', by: '0.4%' },
  ],
] as const

const SampleRate = ({ of: [name, colors, detail, rate, points, change] }: { of: (typeof rates)[number] }) => (
  <RateRow
    href="#sell"
    name={name}
    colors={colors}
    detail={useSay()(detail)}
    rate={rate}
    currency={naira}
    points={points}
    change={change}
  />
)

export const rateRows = rates.map((rate) => <SampleRate key={rate[0]} of={rate} />)
