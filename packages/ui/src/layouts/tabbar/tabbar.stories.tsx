import type { Meta, StoryObj } from '@storybook/react-vite'
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
        <Tab href="#home" icon="house" current>
          Home
        </Tab>
        <Tab href="#sell" icon="tag">
          Sell
        </Tab>
        <Tab href="#wallet" icon="wallet">
          Wallet
        </Tab>
        <Tab href="#me" icon="user" unread={2}>
          Me
        </Tab>
      </>
    ),
  },
} satisfies Meta<typeof Tabbar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
