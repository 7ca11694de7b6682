import type { Meta, StoryObj } from '@storybook/react-vite'
import * as door from './index.ts'
import {
  ArrowLeftIcon,
  ArrowUpRightIcon,
  ChevronRightIcon,
  ClockIcon,
  ScanSearchIcon,
  WalletIcon,
} from './index.ts'

const { createIcon, ...icons } = door

/**
 * Lucide's icons, a component each: `import { WalletIcon } from '@kaadi/ui/icons'`. Only those that are imported are
 * shipped. Inside a part they take the part's size; by themselves they are 20 px.
 */
const meta = { title: 'Primitives/Icon', component: WalletIcon } satisfies Meta<typeof WalletIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: () => (
    <div className="story-row">
      {([14, 16, 20, 24, 32] as const).map((size) => (
        <ScanSearchIcon key={size} size={size} />
      ))}
    </div>
  ),
}

/** Every icon by the name it is imported by. A new one: add lucide's name to `scripts/icon-names.ts`, run `pnpm icons`. */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 'var(--s-3)' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 'var(--s-1)' }}>
          <Icon />
          <span className="k-tiny k-quiet" style={{ overflowWrap: 'anywhere', textAlign: 'center' }}>
            {name}
          </span>
        </li>
      ))}
    </ul>
  ),
}

const BoltIcon = createIcon('BoltIcon', 'M13 2L3 14h9l-1 8 10-12h-9z')

/** One that the kit does not have: `createIcon('BoltIcon', 'M13 2L3 14h9l-1 8 10-12h-9z')`. */
export const YourOwn: Story = { render: () => <BoltIcon label="Fast" /> }

/** What points along the line of reading is mirrored; what does not stays. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div className="story-row">
      <ArrowLeftIcon />
      <ChevronRightIcon />
      <ArrowUpRightIcon />
      <ClockIcon />
    </div>
  ),
}
