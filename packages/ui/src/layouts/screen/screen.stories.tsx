import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button, ButtonLink } from '../../primitives/button/button.tsx'
import {
  BellIcon,
  CameraIcon,
  CircleHelpIcon,
  HistoryIcon,
  HouseIcon,
  MessageCircleIcon,
  ReceiptTextIcon,
  Share2Icon,
  TagIcon,
  UserIcon,
  WalletIcon,
} from '../../primitives/icon/index.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Money } from '../../primitives/money/money.tsx'
import { Panel } from '../../primitives/panel/panel.tsx'
import { Row, Rows } from '../../primitives/row/row.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { TextLink } from '../../primitives/text-link/text-link.tsx'
import { Brand } from '../brand/brand.tsx'
import { BrandHeader } from '../brand-header/brand-header.tsx'
import { Dock, DockRow } from '../dock/dock.tsx'
import { Nav } from '../nav/nav.tsx'
import { Section } from '../section/section.tsx'
import { Tab, Tabbar } from '../tabbar/tabbar.tsx'
import { Screen } from './screen.tsx'

/**
 * A tab screen has the tab bar and no dock; a task screen has the dock and no tab bar. Top to bottom: what I have or
 * get, what needs me, what I can do, history. One `h1` and one `main`.
 */
const meta = {
  title: 'Layouts/Screen',
  component: Screen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const naira = { symbol: '₦', decimals: 2 }
const rates = [
  ['Steam', '1480'],
  ['Apple', '1395'],
  ['Razer Gold', '1362'],
  ['Amazon', '1228'],
  ['Google Play', '1205'],
  ['Xbox', '1210'],
] as const

const Rates = () => (
  <Section
    title="Best rates now"
    action={<TextLink href="#all">All 38 cards</TextLink>}
    note="Naira per $1 of card value. Updated 2:05 pm."
  >
    <Panel padding="none">
      <Rows>
        {rates.map(([name, rate]) => (
          <Row
            key={name}
            as="a"
            href="#sell"
            title={name}
            detail="USA · photo"
            endContent={<Money amount={rate} currency={naira} size={18} />}
          />
        ))}
      </Rows>
    </Panel>
  </Section>
)

const Tabs = ({ current }: { current: string }) => (
  <Tabbar aria-label="Main">
    <Tab href="#home" icon={<HouseIcon />} current={current === 'home'}>
      Home
    </Tab>
    <Tab href="#sell" icon={<TagIcon />}>
      Sell
    </Tab>
    <Tab href="#trades" icon={<ReceiptTextIcon />}>
      Trades
    </Tab>
    <Tab href="#wallet" icon={<WalletIcon />} current={current === 'wallet'}>
      Wallet
    </Tab>
    <Tab href="#me" icon={<UserIcon />} unread={2}>
      Me
    </Tab>
  </Tabbar>
)

export const TabScreen: Story = {
  args: {
    overlap: true,
    header: (
      <BrandHeader
        overlap
        brand={<Brand as="a" href="#home" name="Kaadi" />}
        endContent={<IconButton icon={<BellIcon />} label="Notifications, 2 unread" badge />}
      >
        <h1 className="k-visually-hidden">Home</h1>
        <p className="k-small" style={{ color: 'var(--on-brand-2)' }}>
          Available balance
        </p>
        <Money amount="248600" currency={naira} size={40} />
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: '1.25fr 1fr',
            gap: 'var(--s-2)',
            marginTop: 'var(--s-4)',
          }}
        >
          <ButtonLink href="#sell" variant="earn" icon={<TagIcon />}>
            Sell a card
          </ButtonLink>
          <ButtonLink href="#withdraw" variant="onbrand">
            Withdraw
          </ButtonLink>
        </div>
      </BrandHeader>
    ),
    footer: <Tabs current="home" />,
    children: (
      <>
        <Panel appearance="lifted">Steam $100 is being checked.</Panel>
        <Rates />
      </>
    ),
  },
}

export const TaskScreen: Story = {
  args: {
    header: (
      <Nav
        title="Sell Steam"
        onBack={fn()}
        endContent={<IconButton icon={<CircleHelpIcon size={24} />} label="Photo rules" />}
      />
    ),
    footer: (
      <Dock aria-label="Actions">
        <DockRow wide="first">
          <div>
            <div className="k-small k-quiet">You get</div>
            <Money amount="150000" currency={naira} size={28} />
          </div>
          <Button>Send card</Button>
        </DockRow>
      </Dock>
    ),
    children: (
      <>
        <TextField label="Card code" />
        <TextField label="Card PIN" optional />
        <Panel>Show the whole card with the code scratched open.</Panel>
      </>
    ),
  },
}

export const LargeTitle: Story = {
  args: {
    header: (
      <Nav
        title="Wallet"
        size="large"
        endContent={<IconButton icon={<HistoryIcon size={24} />} label="History" />}
      />
    ),
    footer: <Tabs current="wallet" />,
    children: <Rates />,
  },
}

export const TwoActions: Story = {
  args: {
    header: <Nav title="Trade" onBack={fn()} />,
    footer: (
      <Dock aria-label="Actions">
        <DockRow>
          <Button variant="secondary" icon={<MessageCircleIcon />}>
            Ask us
          </Button>
          <Button icon={<CameraIcon />}>Retake photo 2</Button>
        </DockRow>
      </Dock>
    ),
    children: 'What happened so far.',
  },
}

export const LongTitleAndHugeAmount: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    header: (
      <Nav
        title="Vendre une carte Razer Gold États-Unis"
        onBack={fn()}
        endContent={
          <>
            <IconButton icon={<Share2Icon />} label="Partager" />
            <IconButton icon={<CircleHelpIcon />} label="Aide" />
          </>
        }
      />
    ),
    footer: (
      <Dock aria-label="Actions">
        <DockRow wide="first">
          <div>
            <div className="k-small k-quiet">Vous recevez environ</div>
            <Money amount="99999999999.99" currency={naira} size={28} />
          </div>
          <Button>Envoyer la carte</Button>
        </DockRow>
      </Dock>
    ),
    children: 'Contenu',
  },
}

export const RightToLeft: Story = { ...TaskScreen, globals: { direction: 'rtl' } }
export const LargeText: Story = { ...TaskScreen, globals: { textSize: 'double' } }
