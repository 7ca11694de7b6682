import { aDeletionStatus } from '@kaadi/testing/builders'
import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { mailedCodes, noConnection, still } from '../../../test/stories/still.ts'
import { StillForm } from '../../../test/stories/still-form.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { DeletionDock, DeletionView } from './deletion.view.tsx'
import type { Deletion } from './use-deletion.controller.ts'

type Props = Omit<Deletion, 'form'>

/** `/deleteAccount` */
const meta = {
  title: 'Screens/Account/Deletion',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.deleteAccount }) },
  render: (props) => (
    <StillForm values={{ isUnderstood: false, code: '', secret: '' }}>
      {(form) => (
        <NavScreen
          title={t('Delete account')}
          parent={paths.accountCenter}
          footer={<DeletionDock {...props} form={form} />}
        >
          <DeletionView {...props} form={form} />
        </NavScreen>
      )}
    </StillForm>
  ),
  args: {
    data: aDeletionStatus(),
    error: null,
    onRetry: still,
    code: mailedCodes.notAsked,
    onSend: still,
    isBusy: false,
    problem: undefined,
    undo: { isBusy: false, onUndo: still },
  },
} satisfies Meta<Props>
export default meta
type Story = StoryObj<Props>

export const Default: Story = {}

/** Money and work that have to end first. */
export const Blocked: Story = {
  args: {
    data: aDeletionStatus({
      money: [
        { kind: 'balance', currencyId: 1, amount: '248600' },
        { kind: 'held', currencyId: 1, amount: '60000' },
      ],
      work: [
        { kind: 'orders', count: 2 },
        { kind: 'withdrawals', count: 1 },
      ],
    }),
  },
}

/** Asked for, and not done yet: it can be undone. */
export const AskedFor: Story = {
  args: { data: aDeletionStatus({ deletionAt: '2026-12-04T12:30:00.000Z' }) },
}

export const NotLoaded: Story = { args: { data: undefined, error: noConnection } }
