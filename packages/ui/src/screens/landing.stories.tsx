import type { Meta, StoryObj } from '@storybook/react-vite'
import { Brand } from '../layouts/brand/brand.tsx'
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
import { IconButton } from '../primitives/icon-button/icon-button.tsx'
import { Panel } from '../primitives/panel/panel.tsx'
import { TextLink } from '../primitives/text-link/text-link.tsx'
import { rateRows, siteBrand, steam, still, wholeScreen } from './samples.tsx'

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
        <BrandHeader brand={siteBrand} end={signIn}>
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

/** What is seen of the app beside the calculator. */
const phone = (
  <PhoneFrame look="cut" aria-hidden inert>
    <div className="k-screen" data-overlap="" style={{ minBlockSize: '100%', color: 'var(--text)' }}>
      <BalanceHeader
        overlap
        brand={<Brand name="Kaadi" />}
        end={<IconButton icon="bell" iconSize={24} label="" badge />}
        currency={naira}
        available="248600"
        note="₦60,000.00 is on its way to GTBank"
        hidden={false}
        onHiddenChange={still}
        actions={
          <>
            <Button variant="earn" icon="tag">
              Sell a card
            </Button>
            <Button variant="onbrand">Withdraw</Button>
          </>
        }
      />
      <div className="k-screen-main" data-gap="">
        <LiveOrder {...steam} status={1} amount="150000" />
        <Section title="Best rates now">
          <RateBoard>{rateRows}</RateBoard>
        </Section>
      </div>
    </div>
  </PhoneFrame>
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
          {phone}
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

export const Pc: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Cloth reach="all" style={{ padding: 'var(--s-6)', minBlockSize: '100vh' }}>
      <div className="story-row" style={{ justifyContent: 'center', gap: 'var(--s-10)' }}>
        <PhoneFrame>
          <Screen>
            <Section title="Best rates now">
              <RateBoard>{rateRows}</RateBoard>
            </Section>
          </Screen>
        </PhoneFrame>
        <Panel as="aside" padding="large" className="story-stack">
          <h1>The same on your phone</h1>
          <p className="k-quiet">Point the camera at it.</p>
          <QrCode value="https://kaadi.example/home" label="Address of the app" />
          <TextLink href="#app">Open without the frame</TextLink>
        </Panel>
      </div>
    </Cloth>
  ),
}
