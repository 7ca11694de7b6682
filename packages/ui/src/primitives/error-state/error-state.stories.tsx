import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ButtonLink } from '../button/button.tsx'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = { args: { kind: 'failed', onRetry: fn(), reference: 'req-7f3a-01' } }
export const Offline: Story = { args: { kind: 'offline', onRetry: fn() } }
export const NotFound: Story = {
  args: { kind: 'not-found', action: <ButtonLink href="#home">Go home</ButtonLink> },
}
export const Retrying: Story = { args: { retrying: true, onRetry: fn() } }
export const ServerMessage: Story = {
  args: { onRetry: fn(), title: 'Service busy, please try again later.', children: 'Nothing was sent.' },
}
