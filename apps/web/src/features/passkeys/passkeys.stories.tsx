import { aPasskey } from '@kaadi/testing/builders'
import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { still } from '../../../test/stories/still.ts'
import { StillForm } from '../../../test/stories/still-form.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { PasskeysView, type PasskeysViewProps } from './passkeys.view.tsx'

type Props = Omit<PasskeysViewProps, 'form'>

const list = [
  aPasskey({ lastUsedTime: '2026-11-20T12:00:00.000Z' }),
  aPasskey({ id: 'passkey-2', name: 'Key on my chain', isSynced: false }),
]

/** `/account/center?view=passkeys` */
const meta = {
  title: 'Screens/Account/Passkeys',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.accountCenter }) },
  render: (props) => (
    <NavScreen title={t('Passkeys')} parent={paths.accountCenter}>
      <StillForm values={{ name: t('This device'), password: '' }}>
        {(form) => <PasskeysView {...props} form={form} />}
      </StillForm>
    </NavScreen>
  ),
  args: {
    list,
    error: null,
    onRetry: still,
    step: { at: 'list' },
    email: 'adaeze@example.com',
    problem: undefined,
    isBusy: false,
    isPossible: true,
    onStep: still,
    onRenewCodes: still,
  },
} satisfies Meta<Props>
export default meta
type Story = StoryObj<Props>

export const Default: Story = {}

export const Nothing: Story = { args: { list: [] } }

export const Adding: Story = { args: { step: { at: 'add' } } }

/** At a bare number, where no passkey can be made. */
export const NotHere: Story = { args: { list: [], isPossible: false } }
