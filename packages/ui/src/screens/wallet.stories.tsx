import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dock } from '../layouts/dock/dock.tsx'
import { Nav } from '../layouts/nav/nav.tsx'
import { Screen } from '../layouts/screen/screen.tsx'
import { Section } from '../layouts/section/section.tsx'
import { BankRow } from '../patterns/bank/bank-row.tsx'
import { BankField } from '../patterns/bank-account-form/bank-field.tsx'
import { ResolvedName } from '../patterns/bank-account-form/resolved-name.tsx'
import { CardFace } from '../patterns/card-face/card-face.tsx'
import { DayGroup, DayGroups } from '../patterns/day-group/day-group.tsx'
import { FilterBar } from '../patterns/filter-bar/filter-bar.tsx'
import { MoneyRow } from '../patterns/money-row/money-row.tsx'
import { Purse } from '../patterns/purse/purse.tsx'
import { ReceiptLines } from '../patterns/receipt-lines/receipt-lines.tsx'
import { sampleBanks } from '../patterns/samples/banks.ts'
import { naira } from '../patterns/samples/currencies.ts'
import { Alert } from '../primitives/alert/alert.tsx'
import { AmountInput } from '../primitives/amount-input/amount-input.tsx'
import { Button, ButtonLink } from '../primitives/button/button.tsx'
import { Sheet } from '../primitives/dialog/sheet.tsx'
import {
  ArrowUpRightIcon,
  ClockIcon,
  HistoryIcon,
  PlusIcon,
  ShieldCheckIcon,
} from '../primitives/icon/index.ts'
import { IconButton } from '../primitives/icon-button/icon-button.tsx'
import { Panel } from '../primitives/panel/panel.tsx'
import { PinPad } from '../primitives/pin-pad/pin-pad.tsx'
import { PresetChips } from '../primitives/preset-chips/preset-chips.tsx'
import { TextField } from '../primitives/text-field/text-field.tsx'
import { TextLink } from '../primitives/text-link/text-link.tsx'
import { apple, still, Tabs, Task, wholeScreen } from './samples.tsx'
import { spoken } from './say.tsx'

/** `/wallet/cash`, `/wallet/history`, `/wallet/bankList`, `/wallet/withdraw`. */
const meta = { title: 'Screens/Wallet', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const gtBank = { bank: 'GTBank', letters: 'GT', color: '#c2410c', lastDigits: '4821' }
const opay = { bank: 'OPay', letters: 'OP', color: '#0f766e', lastDigits: '0937' }

const Days = spoken((say) => (
  <DayGroups endContent={say('That is everything')}>
    <DayGroup label={say('Today')}>
      <MoneyRow
        href="#1"
        kind="withdrawal"
        title={say('To GTBank 4821')}
        detail={say('1:32 pm')}
        amount="60000"
        currency={naira}
        direction="out"
        status={{ tone: 'wait', icon: <ClockIcon />, label: say('On its way') }}
      />
      <MoneyRow
        href="#2"
        kind="sale"
        startContent={<CardFace name="Apple" colors={apple.colors} size="s" />}
        title="Apple $200"
        detail={say('11:08 am')}
        amount="279000"
        currency={naira}
        direction="in"
      />
    </DayGroup>
    <DayGroup label={say('Yesterday')} total="+₦1,000.00">
      <MoneyRow
        href="#3"
        kind="bonus"
        title={say('Friend joined: tolu_a')}
        detail={say('9:40 am')}
        amount="1000"
        currency={naira}
        direction="in"
      />
      <MoneyRow
        href="#4"
        kind="refund"
        title={say('To GTBank 4821')}
        detail={say('4:02 pm · refunded')}
        amount="40000"
        currency={naira}
        direction="none"
      />
    </DayGroup>
  </DayGroups>
))

export const Cash: Story = {
  render: spoken((say) => (
    <Screen
      header={
        <Nav
          title={say('Wallet')}
          size="large"
          endContent={<IconButton icon={<HistoryIcon size={24} />} label={say('History')} />}
        />
      }
      footer={<Tabs current="wallet" />}
    >
      <Purse
        currency={naira}
        available="248600"
        processing="60000"
        checking="150000"
        hidden={false}
        onHiddenChange={still}
        tabs={{
          items: [
            { id: '1', label: say('Naira') },
            { id: '2', label: say('Cedi') },
            { id: '3', label: 'USDT' },
          ],
          value: '1',
          onChange: still,
        }}
        actions={
          <>
            <ButtonLink href="#withdraw" variant="earn" icon={<ArrowUpRightIcon />}>
              {say('Withdraw')}
            </ButtonLink>
            <ButtonLink href="#sell" variant="onbrand">
              {say('Sell a card')}
            </ButtonLink>
          </>
        }
      />
      <Section
        title={say('Paid into')}
        action={
          <TextLink href="#banks" size="small">
            {say('Change')}
          </TextLink>
        }
      >
        <Panel padding="none">
          <BankRow as="a" href="#bank" {...gtBank} owner="Adaeze N. Okafor" main />
        </Panel>
      </Section>
      <Section title={say('Money in and out')} action={<TextLink href="#history">{say('See all')}</TextLink>}>
        <Days />
      </Section>
    </Screen>
  )),
}

export const History: Story = {
  render: spoken((say) => (
    <Task title={say('History')}>
      <FilterBar
        label={say('Kind of line')}
        value="all"
        onChange={still}
        options={[
          { value: 'all', label: say('All') },
          { value: 'in', label: say('In') },
          { value: 'out', label: say('Out') },
          { value: 'bonus', label: say('Bonus') },
        ]}
      />
      <Section title={say('What moved')} titleHidden>
        <Days />
      </Section>
    </Task>
  )),
}

export const BankList: Story = {
  render: spoken((say) => (
    <Task
      title={say('Your banks')}
      dock={
        <Dock aria-label={say('Actions')}>
          <Button icon={<PlusIcon />}>{say('Add a bank')}</Button>
        </Dock>
      }
    >
      <Panel padding="none" className="k-rows">
        <BankRow as="a" href="#1" {...gtBank} owner="Adaeze N. Okafor" main />
        <BankRow as="a" href="#2" {...opay} owner="Adaeze N. Okafor" state="fresh" />
        <BankRow as="a" href="#3" bank="Kuda" lastDigits="1102" owner="Chidi Okonkwo" state="mismatch" />
      </Panel>
      <Alert tone="wait" icon={<ShieldCheckIcon />} title={say('A lower limit for 24 hours')}>
        {say('OPay 0937 receives at most ₦100,000.00 until tomorrow, 2:02 pm.')}
      </Alert>
    </Task>
  )),
}

export const AddBank: Story = {
  render: spoken((say) => (
    <Task
      title={say('Add a bank')}
      dock={
        <Dock aria-label={say('Actions')}>
          <Button>{say('Save this bank')}</Button>
        </Dock>
      }
    >
      <BankField label={say('Bank')} bank={sampleBanks[1]!} />
      <TextField label={say('Account number')} inputMode="numeric" maxLength={10} defaultValue="0123456789" />
      <ResolvedName
        resolution={{ state: 'resolved', name: 'Adaeze N. Okafor', match: 'exact' }}
        onRetry={still}
      />
    </Task>
  )),
}

const WithdrawForm = spoken((say) => (
  <>
    <AmountInput
      label={say('How much')}
      labelEnd={<span className="k-small k-quiet">{say('₦248,600.00 free')}</span>}
      value="60000"
      onValueChange={still}
      currency={naira}
      hint={say('From ₦1,000 to ₦500,000 at once.')}
    />
    <PresetChips
      label={say('Usual sums')}
      value={null}
      onValueChange={still}
      presets={[
        { value: '20000', label: '₦20,000' },
        { value: '50000', label: '₦50,000' },
        { value: '248600', label: say('All of it') },
      ]}
    />
    <Section title={say('To')}>
      <Panel padding="none" className="k-rows">
        <BankRow as="button" {...gtBank} chosen />
        <BankRow as="button" {...opay} chosen={false} />
      </Panel>
    </Section>
  </>
))
const WithdrawDock = spoken((say) => (
  <Dock aria-label={say('Actions')}>
    <ReceiptLines
      lines={[{ label: say('Fee'), amount: '50', currency: naira, sign: 'out' }]}
      sum={{ label: say('To your bank'), amount: '59950', currency: naira }}
    />
    <Button>{say('Withdraw ₦60,000')}</Button>
  </Dock>
))

export const Withdraw: Story = {
  render: spoken((say) => (
    <Task title={say('Withdraw')} dock={<WithdrawDock />}>
      <WithdrawForm />
    </Task>
  )),
}

export const WithdrawPassword: Story = {
  render: spoken((say) => (
    <>
      <Task title={say('Withdraw')} dock={<WithdrawDock />}>
        <WithdrawForm />
      </Task>
      <Sheet
        open
        onClose={still}
        centered
        title={say('Withdrawal password')}
        description={say('₦59,950.00 to GTBank 4821')}
      >
        <PinPad
          label={say('Withdrawal password')}
          value="483"
          onValueChange={still}
          aside={
            <TextLink href="#forgot" size="small">
              {say('Forgot?')}
            </TextLink>
          }
        />
      </Sheet>
    </>
  )),
}
