import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../../primitives/panel/panel.tsx'
import { Nav } from '../nav/nav.tsx'
import { Screen } from '../screen/screen.tsx'
import { PhoneFrame } from './phone-frame.tsx'

/** Desktop browsers see the app in this frame. Beside it there is always a link to the app itself. */
const meta = {
  title: 'Layouts/PhoneFrame',
  component: PhoneFrame,
  globals: { viewport: { value: 'desktop' } },
  args: {
    children: (
      <Screen header={<Nav title="Wallet" size="large" />}>
        <Panel>The app.</Panel>
      </Screen>
    ),
  },
} satisfies Meta<typeof PhoneFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const Cut: Story = { args: { look: 'cut' } }
/** The browser refused the frame: its ground stays. */
export const Blocked: Story = {
  render: () => <PhoneFrame src="data:text/html,%3Cp%3E" title="The app on a phone" />,
}
