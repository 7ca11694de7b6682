import type { Meta, StoryObj } from '@storybook/react-vite'
import { HouseIcon, TagIcon, UserIcon, WalletIcon } from '../../primitives/icon/index.ts'
import { Tab, Tabbar } from './tabbar.tsx'

/** The main places of the app, three to five of them, at the bottom of tab screens. */
const meta = {
  title: 'Layouts/Tabbar',
  component: Tabbar,
  subcomponents: { Tab },
  parameters: { layout: 'fullscreen' },
  args: {
    'aria-label': 'Main',
    children: (
      <>
        <Tab href="#home" icon={<HouseIcon />} current>
          Home
        </Tab>
        <Tab href="#sell" icon={<TagIcon />}>
          Sell
        </Tab>
        <Tab href="#wallet" icon={<WalletIcon />}>
          Wallet
        </Tab>
        <Tab href="#me" icon={<UserIcon />} unread={2}>
          Me
        </Tab>
      </>
    ),
  },
} satisfies Meta<typeof Tabbar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
