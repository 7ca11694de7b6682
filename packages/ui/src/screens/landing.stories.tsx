import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { BrandHeader } from '../layouts/brand-header/brand-header.tsx'
import { Cloth } from '../layouts/cloth/cloth.tsx'
import { PhoneFrame } from '../layouts/phone-frame/phone-frame.tsx'
import { Screen } from '../layouts/screen/screen.tsx'
import { Section } from '../layouts/section/section.tsx'
import { BalanceHeader } from '../patterns/balance-header/balance-header.tsx'
import { LiveOrder } from '../patterns/live-order/live-order.tsx'
import { QrCode } from '../patterns/qr-code/qr-code.tsx'
import { RateBoard } from '../patterns/rate-board/rate-board.tsx'
import { naira } from '../patterns/samples/currencies.ts'
import { LiveLandingCalculator } from '../patterns/samples/landing.tsx'
import { Button, ButtonLink } from '../primitives/button/button.tsx'
import { ErrorState } from '../primitives/error-state/error-state.tsx'
import { BellIcon, CopyIcon, TagIcon } from '../primitives/icon/index.ts'
import { IconButton } from '../primitives/icon-button/icon-button.tsx'
import { TextLink } from '../primitives/text-link/text-link.tsx'
import { rateRows, SiteBrand, siteBrand, steam, still, Tabs, wholeScreen } from './samples.tsx'

/** `/pcad`, where the headline is the rate, and `/pc`, the app in a frame on a desktop. */
const meta = { title: 'Screens/Landing', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const signIn = (
  <ButtonLink href="#login" variant="onbrand" size="small">
    Sign in
  </ButtonLink>
)
const boardTitle = 'Today’s board'
const boardNote = 'Naira per $1. Updated 2:05 pm.'

export const Pcad: Story = {
  render: () => (
    <Screen
      header={
        <BrandHeader brand={siteBrand} endContent={signIn}>
          <LiveLandingCalculator />
        </BrandHeader>
      }
    >
      <Section title={boardTitle}>
        <RateBoard note={boardNote}>{rateRows}</RateBoard>
      </Section>
    </Screen>
  ),
}

const column = {
  inlineSize: '100%',
  maxInlineSize: '76rem',
  marginInline: 'auto',
  paddingInline: 'var(--s-8)',
}
const beside = { ...column, display: 'flex', justifyContent: 'space-between', alignItems: 'center' }

/** A picture of the app, with its own parts. The kit's `Screen` would be the page's second main. */
const app = (
  <div className="k-screen" data-overlap="" style={{ minBlockSize: '100%', blockSize: '100%' }}>
    <BalanceHeader
      overlap
      brand={<SiteBrand />}
      endContent={<IconButton icon={<BellIcon size={24} />} label="Notifications" badge />}
      currency={naira}
      available="248600"
      note="₦60,000.00 is on its way to GTBank"
      hidden={false}
      onHiddenChange={still}
      actions={
        <>
          <Button variant="earn" icon={<TagIcon />}>
            Sell a card
          </Button>
          <Button variant="onbrand">Withdraw</Button>
        </>
      }
    />
    <div className="k-screen-main" data-gap="" style={{ flex: '1 1 0', overflow: 'hidden' }}>
      <LiveOrder {...steam} status={1} amount="150000" />
      <Section title="Best rates now">
        <RateBoard>{rateRows.slice(0, 4)}</RateBoard>
      </Section>
    </div>
    <Tabs current="home" />
  </div>
)
const scan = (
  <div className="story-row" style={{ marginBlockStart: 'var(--s-8)', color: 'var(--on-brand-2)' }}>
    <QrCode value="https://kaadi.example/sell/submit?card=steam&value=100" label="This card, on your phone" />
    <p>
      <strong style={{ color: 'var(--on-brand)' }}>Continue on your phone</strong>
      <br />
      Your card and amount come with you.
    </p>
  </div>
)

/** As wide as most laptops; the next two differ only in their room. */
export const PcadOnALaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  render: () => (
    <>
      <Cloth style={{ minBlockSize: '43.75rem' }}>
        <header style={{ ...beside, minBlockSize: '5rem' }}>
          {siteBrand}
          {signIn}
        </header>
        <main style={{ ...beside, alignItems: 'end', gap: 'var(--s-10)' }}>
          <div style={{ alignSelf: 'start', paddingBlock: 'var(--s-6)' }}>
            <LiveLandingCalculator />
            {scan}
          </div>
          <PhoneFrame appearance="cut" aria-hidden inert>
            {app}
          </PhoneFrame>
        </main>
      </Cloth>
      <section aria-labelledby="board" style={{ ...column, paddingBlock: 'var(--s-6)' }}>
        <h2 id="board">{boardTitle}</h2>
        <RateBoard layout="strip" note={boardNote}>
          {rateRows}
        </RateBoard>
      </section>
    </>
  ),
}
export const PcadOnADesktop: Story = { ...PcadOnALaptop, globals: { viewport: { value: 'desktop' } } }
export const PcadOnAWideScreen: Story = { ...PcadOnALaptop, globals: { viewport: { value: 'wide' } } }

/** `/pc`: the way to the phone in one's hand, and the app right here. */
const Pc = ({ children, code }: { children: ReactNode; code: boolean }) => (
  <Cloth style={{ display: 'grid', alignItems: 'center', minBlockSize: '100vh' }}>
    <main
      className="story-row"
      style={{ justifyContent: 'center', gap: 'var(--s-20)', padding: 'var(--s-8)' }}
    >
      <div style={{ inlineSize: '26rem' }}>
        {siteBrand}
        <h1 style={{ marginBlock: 'var(--s-4) var(--s-3)', fontSize: '3rem', lineHeight: 1.1 }}>
          Made for your phone
        </h1>
        {code ? (
          <>
            <p style={{ color: 'var(--on-brand-2)' }}>
              Scan the code to carry on there, at this very page. Or use the app right here.
            </p>
            <div className="story-row" style={{ marginBlock: 'var(--s-6)', gap: 'var(--s-5)' }}>
              <QrCode value="https://kaadi.example/home" label="Address of this page" />
              <div>
                <p
                  className="k-code k-small"
                  style={{ marginBlockEnd: 'var(--s-2)', color: 'var(--on-brand-2)' }}
                >
                  kaadi.example/home
                </p>
                <Button variant="onbrand" icon={<CopyIcon />}>
                  Copy link
                </Button>
              </div>
            </div>
          </>
        ) : null}
        <TextLink inline size="small" href="#pcad" style={{ color: 'var(--on-brand)' }}>
          What do cards pay today?
        </TextLink>
      </div>
      {children}
    </main>
  </Cloth>
)
const inPhone = <PhoneFrame>{app}</PhoneFrame>

export const PcOnALaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  render: () => <Pc code>{inPhone}</Pc>,
}
export const PcOnADesktop: Story = { ...PcOnALaptop, globals: { viewport: { value: 'desktop' } } }
export const PcOnAWideScreen: Story = { ...PcOnALaptop, globals: { viewport: { value: 'wide' } } }
/** The browser refused the frame: it says so, and everything else on the page works. */
export const PcWithTheFrameBlocked: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Pc code>
      <PhoneFrame>
        <ErrorState title="The app cannot open here">
          Your browser blocks it in this frame. Scan the code to use it on your phone.
        </ErrorState>
      </PhoneFrame>
    </Pc>
  ),
}
/** No script runs: the frame has no address yet, and says what it needs. */
export const PcWithoutAScript: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Pc code={false}>
      <PhoneFrame>
        <ErrorState title="The app needs JavaScript">
          Open this page on your phone: most have it switched on.
        </ErrorState>
      </PhoneFrame>
    </Pc>
  ),
}
