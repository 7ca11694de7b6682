import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx'
import { sampleMessages } from '../samples/messages.ts'
import { MessageComposer } from './message-composer.tsx'
import { MessageThread, type MessageThreadProps } from './message-thread.tsx'

const onAScreen = (Story: () => React.ReactNode) => (
  <div style={{ display: 'flex', flexDirection: 'column', gap: 'var(--s-3)', blockSize: '37rem' }}>
    <Story />
  </div>
)

/**
 * A talk with the desk about an order. The newest is in sight; what comes while one reads further up is counted, not
 * jumped to. Give it a height by what it stands in, and a `MessageComposer` under it.
 */
const meta = {
  title: 'Patterns/MessageThread',
  component: MessageThread,
  decorators: [onAScreen],
  args: { messages: sampleMessages },
} satisfies Meta<typeof MessageThread>
export default meta
type Story = StoryObj<typeof meta>

export const Talk: Story = { args: { onOpenPicture: () => {} } }
export const WithEarlierOnes: Story = { args: { onEarlier: () => {} } }
export const LoadingEarlierOnes: Story = { args: { onEarlier: () => {}, loadingEarlier: true } }
export const Sending: Story = {
  args: {
    messages: [
      ...sampleMessages.slice(0, 4),
      {
        id: '6',
        from: 'me',
        day: 'Today',
        at: '9:31 am',
        state: 'sending',
        text: 'One moment, I will take it again.',
      },
    ],
  },
}
export const NotSent: Story = {
  args: {
    onRetry: () => {},
    messages: [
      ...sampleMessages.slice(0, 4),
      {
        id: '6',
        from: 'me',
        day: 'Today',
        at: '9:31 am',
        state: 'failed',
        text: 'One moment, I will take it again.',
      },
    ],
  },
}
export const Loading: Story = { args: { messages: [], loading: true } }
export const Empty: Story = {
  args: {
    messages: [],
    empty: <EmptyState title="Ask us about this trade">We usually answer within ten minutes.</EmptyState>,
  },
}
export const Failed: Story = { args: { messages: [], failed: true, onReload: () => {} } }
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    onRetry: () => {},
    messages: [
      {
        id: '1',
        from: 'them',
        author: 'Oluwaseun-Adebayo Ogunleye-Fashola',
        day: 'vendredi 20 novembre 2026',
        at: '14 h 02',
        text: 'Pourriez-vous nous renvoyer une photographie du panneau gratté, prise à la lumière du jour ? https://help.example/une-adresse-tres-longue-sans-espace-aucun-pour-couper',
      },
      { id: '2', from: 'me', at: '14 h 05', state: 'failed', text: '₦99,999,999,999.99\n₦99,999,999,999.99' },
    ],
  },
}
export const TwiceAsLarge: Story = { globals: { textSize: 'double' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

function Arriving(args: MessageThreadProps) {
  const [count, setCount] = useState(4)
  return (
    <>
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '14rem' }}>
        <MessageThread {...args} messages={args.messages.slice(0, count)} />
      </div>
      <Button onClick={() => setCount(count + 1)}>Let one arrive</Button>
    </>
  )
}
export const ArrivesWhileReadingAbove: Story = {
  args: {
    messages: [
      ...sampleMessages.slice(0, 4),
      { id: '7', from: 'them', author: 'Bisi', at: '2:15 pm', text: 'Thank you!' },
    ],
  },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const area = canvasElement.querySelector<HTMLElement>('.k-message-thread-area')!
    area.scrollTop = 0
    area.dispatchEvent(new Event('scroll'))
    await userEvent.click(canvas.getByRole('button', { name: 'Let one arrive' }))
    await expect(area.scrollTop).toBe(0)
    await expect(canvas.getByRole('button', { name: '1 new message' })).toBeVisible()
  },
}
export const GoesToTheNewOne: Story = {
  ...ArrivesWhileReadingAbove,
  play: async (context) => {
    await ArrivesWhileReadingAbove.play!(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '1 new message' }))
    await expect(canvas.queryByRole('button', { name: '1 new message' })).toBeNull()
    await expect(canvas.getByText('Thank you!')).toBeVisible()
  },
}

function Chat() {
  const [messages, setMessages] = useState(sampleMessages)
  const send = (text: string) =>
    setMessages([
      ...messages,
      { id: String(messages.length + 1), from: 'me', day: 'Today', at: '9:32 am', state: 'sent', text },
    ])
  return (
    <>
      <MessageThread messages={messages} />
      <MessageComposer onSend={send} onAddPictures={() => {}} />
    </>
  )
}
export const WithComposer: Story = {
  render: () => <Chat />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Is this better?')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByText('Is this better?')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  },
}
