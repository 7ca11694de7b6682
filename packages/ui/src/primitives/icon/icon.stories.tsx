import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './icon.tsx'
import { iconNames } from './icon-names.ts'

/** Lucide's icons, one path each. 20 px in buttons, 16 in text. A new one: add its name, run `pnpm icons`. */
const meta = { title: 'Primitives/Icon', component: Icon, args: { name: 'wallet' } } satisfies Meta<
  typeof Icon
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: () => (
    <div className="story-row">
      {([14, 16, 20, 24, 32] as const).map((size) => (
        <Icon key={size} name="scan-search" size={size} />
      ))}
    </div>
  ),
}

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 'var(--s-3)' }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 'var(--s-1)' }}>
          <Icon name={name} />
          <span className="k-tiny k-quiet" style={{ overflowWrap: 'anywhere', textAlign: 'center' }}>
            {name}
          </span>
        </li>
      ))}
    </ul>
  ),
}

/** What points along the line of reading is mirrored; what does not stays. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div className="story-row">
      <Icon name="arrow-left" />
      <Icon name="chevron-right" />
      <Icon name="arrow-up-right" />
      <Icon name="clock" />
    </div>
  ),
}
