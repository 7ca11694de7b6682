// @vitest-environment node

import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import {
  AlertDialog,
  AmountInput,
  Avatar,
  Brand,
  BrandHeader,
  Button,
  CardFace,
  Countdown,
  createToaster,
  Dialog,
  Dock,
  Drawer,
  ErrorPage,
  MessageComposer,
  MessageThread,
  Money,
  Nav,
  OtpField,
  PasswordField,
  PhoneFrame,
  PinPad,
  PullToRefresh,
  RadioGroup,
  RateChart,
  RecoveryCodes,
  Screen,
  Section,
  SegmentedControl,
  Sheet,
  Tab,
  Tabbar,
  TextArea,
  ToastRegion,
  TwoFactorSetup,
} from './index.ts'
import { HouseIcon } from './primitives/icon/index.ts'

const nothing = () => {}
const naira = { symbol: '₦', decimals: 2 }
const onServer = (element: ReactElement) => renderToString(element)

it('draws every part that keeps state or looks at the browser, where there is no browser', () => {
  expect(typeof document).toBe('undefined')
  const html = onServer(
    <Screen
      header={<BrandHeader brand={<Brand name="Kaadi" logo="/logo.png" />} />}
      footer={
        <Tabbar aria-label="Main">
          <Tab href="/home" icon={<HouseIcon />} current>
            Home
          </Tab>
        </Tabbar>
      }
    >
      <Nav title="Home" onBack={nothing} />
      <Section title="Sell">
        <AmountInput label="Value" currency={naira} value="1000" onValueChange={nothing} />
        <OtpField label="Code" value="" onValueChange={nothing} />
        <PasswordField label="Password" autoComplete="current-password" />
        <TextArea label="Comment" value="" maxLength={500} readOnly />
        <SegmentedControl
          label="Kind"
          value="a"
          onValueChange={nothing}
          options={[{ value: 'a', label: 'A' }]}
        />
        <PinPad label="PIN" value="" onValueChange={nothing} />
        <Money amount="248600" currency={naira} size={40} concealed />
        <CardFace name="Steam" />
        <Countdown deadline={60_000} totalMs={60_000} now={() => 0} />
        <PhoneFrame src="/app" title="The app on a phone" />
      </Section>
      <PullToRefresh onRefresh={async () => {}}>List</PullToRefresh>
      <Dialog open={false} onClose={nothing} title="Rules" />
      <Sheet open={false} onClose={nothing} title="Banks" />
      <AlertDialog open={false} onClose={nothing} onConfirm={nothing} title="Delete?" confirmLabel="Delete" />
      <ToastRegion toaster={createToaster()} />
      <Dock aria-label="Actions">
        <Button loading>Send card</Button>
      </Dock>
    </Screen>,
  )
  expect(html).toContain('value="1,000"')
  expect(html).toContain('1:00')
})

it('writes a whole error page, which a service may send by itself', () => {
  const html = onServer(<ErrorPage kind="failed" reference="req-1" brand={<Brand name="Kaadi" />} />)
  expect(html).toContain('<h1')
  expect(html).not.toContain(' style=')
})

it('draws the parts that few screens use, where there is no browser', () => {
  const html = onServer(
    <>
      <Avatar name="Adaeze Okafor" src="/a.jpg" />
      <RadioGroup label="Speed" options={[{ value: 'now', label: 'At once' }]} defaultValue="now" />
      <Drawer open={false} onClose={nothing} title="Rate" />
      <MessageThread messages={[{ id: '1', from: 'them', author: 'Bisi', text: 'Hello' }]} />
      <MessageComposer onSend={nothing} defaultValue="Draft" />
      <RateChart label="Rate" points={[{ at: 0, rate: '1' }]} formatRate={String} formatTime={String} />
      <TwoFactorSetup uri={null} secret="" code="" onCodeChange={nothing} onConfirm={nothing} />
      <RecoveryCodes codes={[{ code: 'AAAA-1111' }]} onDone={nothing} />
    </>,
  )
  expect(html).toContain('>Draft</textarea>')
})
