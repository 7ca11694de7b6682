import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../icon/icon.tsx'
import { Money } from '../money/money.tsx'
import { Panel } from '../panel/panel.tsx'
import { Switch } from '../switch/switch.tsx'
import { Tag } from '../tag/tag.tsx'
import { Disc, Row, Rows } from './row.tsx'

const naira = { symbol: '₦', decimals: 2 }

/** One line of a list: what it is about, its words, its answer. As a link or a button the whole of it is pressed. */
const meta = {
  title: 'Primitives/Row',
  component: Row,
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
        start={<Disc tone="brand">GT</Disc>}
        title="GTBank"
        detail="•••• 4821"
        end={<Tag>Main</Tag>}
      />
      <Row as="a" href="#op" start={<Disc>OP</Disc>} title="OPay" detail="•••• 0937" />
      <Row
        as="a"
        href="#in"
        start={
          <Disc tone="earn">
            <Icon name="gift" />
          </Disc>
        }
        title="Friend joined: tolu_a"
        detail="9:40 am"
        end={<Money amount="1000" currency={naira} sign="in" />}
      />
      <Row
        start={
          <Disc tone="bad">
            <Icon name="undo-2" />
          </Disc>
        }
        title="To GTBank 4821"
        detail="4:02 pm · refunded"
        end={<Money amount="40000" currency={naira} quiet />}
      />
      <Row title="Hide amounts" end={<Switch labelHidden>Hide amounts</Switch>} />
      <Row as="button" title="Sign out" start={<Icon name="log-out" />} chevron={false} />
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
        start={<Disc>AZ</Disc>}
        title="Retrait vers Banque Internationale pour le Commerce"
        detail="Compte se terminant par 4821, ouvert au nom d’Adaeze N. Okafor"
        end={<Money amount="99999999999.99" currency={naira} sign="in" />}
      />
      <Row
        as="a"
        href="#2"
        clip
        start={<Disc>AZ</Disc>}
        title="Retrait vers Banque Internationale pour le Commerce"
        detail="Compte se terminant par 4821, ouvert au nom d’Adaeze"
        end={<Tag tone="wait">On its way</Tag>}
      />
    </Rows>
  ),
}
