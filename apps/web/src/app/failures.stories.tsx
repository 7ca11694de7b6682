import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../test/stories/stage.tsx'
import { still } from '../../test/stories/still.ts'
import { FailedScreen } from './failed-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { NotLoadedScreen } from './not-loaded-screen.tsx'
import { paths } from './paths.ts'

/** What did not come: 404, 500, and a screen that could not be loaded. */
const meta = {
  title: 'Screens/Failures',
  ...staged,
  parameters: { ...wholeScreen() },
} satisfies Meta
export default meta
type Story = StoryObj

export const NotFound: Story = { render: () => <NotFoundScreen path="/sell/gold" /> }

export const ServerFailed: Story = {
  render: () => <FailedScreen reference="req-7f3a-01" onRetry={still} />,
}

export const Offline: Story = {
  render: () => <NotLoadedScreen place={paths.cash} missingAgain={undefined} onRetry={still} />,
}
