import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ButtonLink } from '../../primitives/button/button.tsx'
import { Brand } from '../brand/brand.tsx'
import { ErrorPage } from './error-page.tsx'

const meta = {
  title: 'Layouts/ErrorPage',
  component: ErrorPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { brand: <Brand as="a" href="#home" name="Kaadi" /> },
} satisfies Meta<typeof ErrorPage>
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  args: { kind: 'not-found', action: <ButtonLink href="#home">Go home</ButtonLink> },
}
export const Failed: Story = { args: { kind: 'failed', onRetry: fn(), reference: 'req-7f3a-01' } }
export const Offline: Story = { args: { kind: 'offline', onRetry: fn() } }
