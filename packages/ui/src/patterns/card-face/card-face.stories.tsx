import type { Meta, StoryObj } from '@storybook/react-vite'
import { manyCardTypes, sampleCardTypes, sampleColors } from '../samples/card-types.ts'
import { CardFace } from './card-face.tsx'

const meta = {
  title: 'Patterns/CardFace',
  component: CardFace,
  args: { name: 'Steam', colors: sampleColors.steam, size: 'xl', label: 'Steam card' },
} satisfies Meta<typeof CardFace>
export default meta
type Story = StoryObj<typeof meta>

export const Drawn: Story = {}

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s-3)', alignItems: 'center' }}>
      <CardFace {...args} size="s" />
      <CardFace {...args} size="m" />
      <CardFace {...args} size="l" />
      <CardFace {...args} size="xl" />
    </div>
  ),
}

/** Names alone are enough: a cloth is chosen for a card type that has no colours of its own. */
export const FromTheNameAlone: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s-3)' }}>
      {manyCardTypes.map(({ id, name }) => (
        <CardFace key={id} name={name} label={`${name} card`} size="xl" />
      ))}
    </div>
  ),
}

export const KnownCards: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s-3)' }}>
      {sampleCardTypes.map(({ id, name, colors }) => (
        <CardFace key={id} name={name} colors={colors} label={`${name} card`} size="xl" />
      ))}
    </div>
  ),
}

const drawnLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><rect width="48" height="32" fill="#1b2838"/><circle cx="24" cy="16" r="9" fill="#66c0f4"/></svg>',
)}`

export const WithLogo: Story = { args: { logo: drawnLogo } }

/** The address answers nothing: the drawn face stays and nothing moves. */
export const LogoFailed: Story = { args: { logo: 'data:image/png;base64,broken' } }

export const NoLetterInTheName: Story = { args: { name: '—', label: 'Card of unknown type' } }
