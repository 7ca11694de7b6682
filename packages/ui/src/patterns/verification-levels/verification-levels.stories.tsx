import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../primitives/button/button.tsx'
import { Panel } from '../../primitives/panel/panel.tsx'
import { type VerificationLevel, VerificationLevels } from './verification-levels.tsx'

const phone = { id: '1', title: 'Phone', unlocks: 'Sell cards. Withdraw up to ₦50,000 a day.' } as const
const identity = {
  id: '2',
  title: 'Identity',
  unlocks: 'Withdraw up to ₦500,000 a day.',
  needs: ['NIN, passport or voter’s card', 'A photo of your face', 'Three minutes'],
  action: <Button size="small">Verify identity</Button>,
} as const
const address = {
  id: '3',
  title: 'Address',
  unlocks: 'No daily limit. Exchange currencies.',
  needs: ['A bill of the last three months'],
  action: <Button size="small">Add address</Button>,
} as const
const at = (states: readonly VerificationLevel['state'][], detail?: string): VerificationLevel[] =>
  [phone, identity, address].map((level, index) => ({
    ...level,
    state: states[index]!,
    ...(index === 1 && { detail }),
  }))

/** What each level allows, how far a person is, and the one thing to do next. */
const meta = {
  title: 'Patterns/VerificationLevels',
  component: VerificationLevels,
  args: { levels: at(['done', 'now', 'locked']), 'aria-label': 'Verification' },
  decorators: [
    (Story) => (
      <Panel padding="large">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof VerificationLevels>
export default meta
type Story = StoryObj<typeof meta>

export const Next: Story = {}
export const First: Story = { args: { levels: at(['now', 'locked', 'locked']) } }
export const Waiting: Story = {
  args: { levels: at(['done', 'waiting', 'locked'], 'Sent at 2:02 pm. It usually takes ten minutes.') },
}
export const Refused: Story = {
  args: {
    levels: at(['done', 'refused', 'locked'], 'The photo of your ID is blurred. Take it again in daylight.'),
  },
}
export const AllDone: Story = { args: { levels: at(['done', 'done', 'done']) } }
export const Loading: Story = { args: { levels: [], loading: true } }
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    levels: [
      { ...phone, title: 'Numéro de téléphone vérifié par message', state: 'done' },
      {
        ...identity,
        title: 'Pièce d’identité délivrée par l’administration',
        unlocks: 'Retraits jusqu’à ₦99,999,999,999.99 par jour, vers vos propres comptes uniquement.',
        needs: ['Numéro national d’identification, passeport ou carte d’électeur en cours de validité'],
        state: 'refused',
        detail: 'La photographie de votre pièce d’identité est illisible ; reprenez-la à la lumière du jour.',
      },
    ],
  },
}
export const TwiceAsLarge: Story = { globals: { textSize: 'double' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
