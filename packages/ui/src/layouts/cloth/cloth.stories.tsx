import type { Meta, StoryObj } from '@storybook/react-vite'
import { Brand } from '../brand/brand.tsx'
import { Cloth } from './cloth.tsx'

/** The brand's ground. Four motifs of resist dye in one kilobyte, in any tenant's colour. */
const meta = { title: 'Layouts/Cloth', component: Cloth } satisfies Meta<typeof Cloth>
export default meta
type Story = StoryObj<typeof meta>

const ground = { padding: 'var(--s-4)', borderRadius: 'var(--r-sheet)', minHeight: '9rem' }

export const Reaches: Story = {
  render: () => (
    <div className="story-stack">
      {(['end', 'corner', 'all'] as const).map((reach) => (
        <Cloth key={reach} reach={reach} style={ground}>
          <Brand name="Kaadi" />
        </Cloth>
      ))}
    </div>
  ),
}

export const RightToLeft: Story = { ...Reaches, globals: { direction: 'rtl' } }
