import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../panel/panel.tsx'
import { Row, Rows } from '../row/row.tsx'
import { Skeleton } from './skeleton.tsx'

/** The real row in grey, after 150 ms. For a short wait inside a button use `Spinner`. */
const meta = { title: 'Primitives/Skeleton', component: Skeleton, args: { width: '60%' } } satisfies Meta<
  typeof Skeleton
>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Circle: Story = { args: { shape: 'circle', width: undefined } }
export const PanelShape: Story = { args: { shape: 'panel', width: undefined } }

export const RowsOfAList: Story = {
  render: () => (
    <Panel padding="none" aria-busy>
      <Rows>
        {[1, 2, 3].map((row) => (
          <Row
            key={row}
            startContent={<Skeleton width="2.75rem" height="1.875rem" />}
            title={<Skeleton width="55%" />}
            detail={<Skeleton width="35%" height="0.75rem" />}
            endContent={<Skeleton width="4rem" height="1.125rem" />}
          />
        ))}
      </Rows>
    </Panel>
  ),
}
