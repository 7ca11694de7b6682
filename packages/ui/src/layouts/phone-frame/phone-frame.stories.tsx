import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { Panel } from '../../primitives/panel/panel.tsx'
import { TextLink } from '../../primitives/text-link/text-link.tsx'
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

/** Beside it there is always the way to the app itself. */
const beside = {
  decorators: [
    (Story: () => ReactNode) => (
      <div className="story-row" style={{ justifyContent: 'center', gap: 'var(--s-10)' }}>
        {Story()}
        <TextLink href="#app">Open without the frame</TextLink>
      </div>
    ),
  ],
}
export const OnALaptop: Story = { ...beside, globals: { viewport: { value: 'laptop' } } }
export const OnADesktop: Story = { ...beside }
export const OnAWideScreen: Story = { ...beside, globals: { viewport: { value: 'wide' } } }
/** No script may run in it: the app inside says so, and the link beside it stays. */
export const WithoutAScript: Story = {
  ...beside,
  render: () => (
    <PhoneFrame>
      <iframe
        title="The app on a phone"
        sandbox="allow-same-origin"
        srcDoc="<style>body{font:16px/1.5 sans-serif;padding:16px}</style><body><noscript><p>The app needs JavaScript.</p></noscript>"
      />
    </PhoneFrame>
  ),
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByTitle<HTMLIFrameElement>('The app on a phone')
    // What stands in it is an element only where no script may run.
    await waitFor(() => expect(frame.contentDocument?.querySelector('noscript > p')).toBeVisible())
    await expect(within(canvasElement).getByRole('link', { name: 'Open without the frame' })).toBeVisible()
  },
}
