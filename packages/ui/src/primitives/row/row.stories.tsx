import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../avatar/avatar.tsx'
import { GiftIcon, LogOutIcon, Undo2Icon } from '../icon/index.ts'
import { Money } from '../money/money.tsx'
import { Panel } from '../panel/panel.tsx'
import { Switch } from '../switch/switch.tsx'
import { Tag } from '../tag/tag.tsx'
import { Row, Rows } from './row.tsx'

const naira = { symbol: '₦', decimals: 2 }

/** One line of a list: what it is about, its words, its answer. As a link or a button the whole of it is pressed. */
const meta = {
  title: 'Primitives/Row',
  component: Row,
  subcomponents: { Rows },
  args: { title: 'OPay', detail: '•••• 0937 · Adaeze N. Okafor' },
  decorators: [
    (Story) => (
      <Panel padding="none">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof Row>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Kinds: Story = {
  render: () => (
    <Rows>
      <Row
        as="a"
        href="#gt"
        startContent={<Avatar tone="brand">GT</Avatar>}
        title="GTBank"
        detail="•••• 4821"
        endContent={<Tag>Main</Tag>}
      />
      <Row as="a" href="#op" startContent={<Avatar>OP</Avatar>} title="OPay" detail="•••• 0937" />
      <Row
        as="a"
        href="#in"
        startContent={
          <Avatar tone="earn">
            <GiftIcon />
          </Avatar>
        }
        title="Friend joined: tolu_a"
        detail="9:40 am"
        endContent={<Money amount="1000" currency={naira} sign="in" />}
      />
      <Row
        startContent={
          <Avatar tone="bad">
            <Undo2Icon />
          </Avatar>
        }
        title="To GTBank 4821"
        detail="4:02 pm · refunded"
        endContent={<Money amount="40000" currency={naira} quiet />}
      />
      <Row title="Hide amounts" endContent={<Switch labelHidden>Hide amounts</Switch>} />
      <Row as="button" title="Sign out" startContent={<LogOutIcon />} chevron={false} />
    </Rows>
  ),
}

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <Rows>
      <Row
        as="a"
        href="#1"
        startContent={<Avatar>AZ</Avatar>}
        title="Retrait vers Banque Internationale pour le Commerce"
        detail="Compte se terminant par 4821, ouvert au nom d’Adaeze N. Okafor"
        endContent={<Money amount="99999999999.99" currency={naira} sign="in" />}
      />
      <Row
        as="a"
        href="#2"
        clip
        startContent={<Avatar>AZ</Avatar>}
        title="Retrait vers Banque Internationale pour le Commerce"
        detail="Compte se terminant par 4821, ouvert au nom d’Adaeze"
        endContent={<Tag tone="wait">On its way</Tag>}
      />
    </Rows>
  ),
}
