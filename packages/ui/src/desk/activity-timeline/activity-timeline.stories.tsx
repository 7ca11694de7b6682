import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Activity, ActivityTimeline } from './activity-timeline.tsx'

const activities: readonly Activity[] = [
  { id: '8', kind: 'notice', title: 'Push: your card was paid', at: '2:15 pm', day: 'Today' },
  {
    id: '7',
    kind: 'money',
    title: 'Paid ₦148,000.00',
    detail: 'desk:cards:NGN → user:4821:NGN:available',
    at: '2:14 pm',
    day: 'Today',
    tone: 'ok',
  },
  { id: '6', kind: 'event', actor: 'Bisi', title: 'accepted the order', at: '2:14 pm', day: 'Today' },
  {
    id: '5',
    kind: 'reveal',
    actor: 'Bisi',
    title: 'opened the code',
    detail: 'To check the balance',
    at: '2:11 pm',
    day: 'Today',
    tone: 'todo',
  },
  {
    id: '4',
    kind: 'note',
    actor: 'Bisi',
    title: 'wrote a note',
    detail: 'Balance page says $100. @Tunde, the picture is in the evidence.',
    at: '2:10 pm',
    day: 'Today',
  },
  {
    id: '3',
    kind: 'message',
    actor: 'Adaeze O.',
    title: 'wrote',
    detail: 'Is something missing?',
    at: '2:04 pm',
    day: 'Today',
  },
  { id: '2', kind: 'event', title: 'Checks passed: 6 of 7', at: '11:02 pm', day: 'Yesterday', tone: 'wait' },
  { id: '1', kind: 'event', actor: 'Adaeze O.', title: 'sent 2 photos', at: '11:02 pm', day: 'Yesterday' },
]

/** Everything that happened to an order, a seller or a setting, in one line. What a seller sees is an `OrderTimeline`. */
const meta = {
  title: 'Desk/ActivityTimeline',
  component: ActivityTimeline,
  globals: { viewport: { value: 'tablet' } },
  args: { activities },
} satisfies Meta<typeof ActivityTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const OfAnOrder: Story = {}
export const Refused: Story = {
  args: {
    activities: [
      {
        id: '1',
        kind: 'event',
        actor: 'Bisi',
        title: 'refused the order',
        detail: '203 Invalid code',
        at: '2:14 pm',
        tone: 'bad',
      },
    ],
  },
}
export const Empty: Story = { args: { activities: [] } }
export const Loading: Story = { args: { activities: [], loading: true } }
export const Failed: Story = { args: { activities: [], failed: true, onReload: () => {} } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    activities: [
      {
        id: '1',
        kind: 'note',
        actor: 'Oluwaseun-Adebayo Ogunleye-Fashola',
        title: 'a laissé une remarque interne sur cette commande',
        detail: 'https://issuer.example/verification-du-solde/une-adresse-tres-longue-sans-espace',
        at: '14 h 02',
        day: 'vendredi 20 novembre 2026',
      },
    ],
  },
}
export const TwiceAsLarge: Story = { globals: { viewport: { value: 'phone' }, textSize: 'double' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
