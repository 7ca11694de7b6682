import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cloth } from '../cloth/cloth.tsx'
import { Brand, BrandMark } from './brand.tsx'

/** The site's mark and name, and the way home. Without a logo the mark is drawn from the name. */
const meta = {
  title: 'Layouts/Brand',
  component: Brand,
  subcomponents: { BrandMark },
  args: { name: 'Kaadi' },
} satisfies Meta<typeof Brand>
export default meta
type Story = StoryObj<typeof meta>

const ground = { padding: 'var(--s-4)', borderRadius: 'var(--r-sheet)', minHeight: '9rem' }
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
