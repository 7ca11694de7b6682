import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandHeader } from '../layouts/brand-header/brand-header.tsx'
import { Cloth } from '../layouts/cloth/cloth.tsx'
import { PhoneFrame } from '../layouts/phone-frame/phone-frame.tsx'
import { Screen } from '../layouts/screen/screen.tsx'
import { Section } from '../layouts/section/section.tsx'
import { QrCode } from '../patterns/qr-code/qr-code.tsx'
import { RateBoard } from '../patterns/rate-board/rate-board.tsx'
import { naira } from '../patterns/samples/currencies.ts'
import { ButtonLink } from '../primitives/button/button.tsx'
import { Money } from '../primitives/money/money.tsx'
import { Panel } from '../primitives/panel/panel.tsx'
import { TextLink } from '../primitives/text-link/text-link.tsx'
import { rateRows, siteBrand, wholeScreen } from './samples.tsx'

/** `/pcad`, where the headline is the rate, and `/pc`, the app in a frame on a desktop. */
const meta = { title: 'Screens/Landing', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Pcad: Story = {
  render: () => (
    <Screen
      header={
        <BrandHeader
          brand={siteBrand}
          end={
            <ButtonLink href="#login" variant="onbrand" size="small">
              Sign in
            </ButtonLink>
          }
        >
          <h1 style={{ fontSize: 'var(--fs-40)', lineHeight: 'var(--lh-40)' }}>
            Today your $100 Steam card pays
          </h1>
          <p style={{ color: 'var(--earn)', marginBlock: 'var(--s-3)' }}>
            <Money amount="148000" currency={naira} mode={1} size={64} />
          </p>
          <p style={{ color: 'var(--on-brand-2)', marginBlockEnd: 'var(--s-5)' }}>
            Send a photo, we check it, the naira lands in your wallet. Withdraw to any Nigerian bank.
          </p>
          <div className="story-stack">
            <ButtonLink href="#sell" variant="earn" size="large" block>
              Sell this card
            </ButtonLink>
            <ButtonLink href="#rates" variant="onbrand" size="large" block>
              See all 38 rates
            </ButtonLink>
          </div>
        </BrandHeader>
      }
    >
      <Section title="Today’s board">
        <RateBoard note="Naira per $1. Updated 2:05 pm.">{rateRows}</RateBoard>
      </Section>
    </Screen>
  ),
}

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
