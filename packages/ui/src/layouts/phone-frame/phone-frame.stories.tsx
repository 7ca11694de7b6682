import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { ErrorState } from '../../primitives/error-state/error-state.tsx'
import { Panel } from '../../primitives/panel/panel.tsx'
import { TextLink } from '../../primitives/text-link/text-link.tsx'
import { Nav } from '../nav/nav.tsx'
import { Screen } from '../screen/screen.tsx'
import { PhoneFrame } from './phone-frame.tsx'

/** Desktop browsers see the app in this frame. Beside it there is always another way to the app. */
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
export const Cut: Story = { args: { appearance: 'cut' } }
/** The browser refused the frame, as it does where an extension or a network blocks it. */
export const Blocked: Story = {
  render: () => (
    <PhoneFrame
      src="data:text/html,%3Cp%3E"
      title="The app on a phone"
      refused={
        <ErrorState title="The app cannot open here">
          Your browser blocks it in this frame. Scan the code to use it on your phone.
        </ErrorState>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The app cannot open here')).toBeVisible()
    await expect(within(canvasElement).queryByTitle('The app on a phone')).toBeNull()
  },
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
/** No script may run: the app says so, and the way beside it stays. */
export const WithoutAScript: Story = {
  ...beside,
  args: {
    children: (
      <ErrorState title="The app needs JavaScript">
        Open this page on your phone: most have it switched on.
      </ErrorState>
    ),
  },
}
