import type { Meta, StoryObj } from '@storybook/react-vite'
import { Brand } from '../brand/brand.tsx'
import { Cloth } from './cloth.tsx'

/** The brand's ground. Four motifs of resist dye in one kilobyte, in any tenant's colour. */
const meta = { title: 'Layouts/Cloth and Brand', component: Cloth } satisfies Meta<typeof Cloth>
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

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><circle cx="15" cy="15" r="15" fill="#7dd3c0"/></svg>',
)}`

export const Brands: Story = {
  render: () => (
    <Cloth style={ground}>
      <div className="story-stack" style={{ gap: 0 }}>
        <Brand name="Kaadi" />
        <Brand name="Palm Cards" />
        <Brand name="With a logo" logo={logo} />
        <Brand
          name="Ọ̀yọ́ Gift Cards and Vouchers Trading Company of Lagos"
          logo="data:image/png;base64,broken"
        />
      </div>
    </Cloth>
  ),
}
export const RightToLeft: Story = { ...Reaches, globals: { direction: 'rtl' } }
