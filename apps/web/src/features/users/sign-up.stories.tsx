import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { mailedCodes, still } from '../../../test/stories/still.ts'
import { StillForm } from '../../../test/stories/still-form.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { DefaultScreen } from '../../platform/screens/default-screen.tsx'
import { SignUpView, type SignUpViewProps } from './sign-up.view.tsx'
import type { SignUpValues } from './sign-up-values.ts'

type Props = Omit<SignUpViewProps, 'form'>

const values: SignUpValues = {
  email: 'adaeze@example.com',
  code: '',
  password: '',
  countryCode: 'NG',
  invitationCode: 'CHIDI42',
  acceptsTerms: false,
  isAdult: false,
}

/** `/register` */
const meta = {
  title: 'Screens/Access/Sign up',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.register, user: null }) },
  render: (props) => (
    <DefaultScreen
      title={t('Open an account')}
      lead={t('Sell a card, be paid into your wallet, withdraw to your bank.')}
    >
      <StillForm values={values}>{(form) => <SignUpView {...props} form={form} />}</StillForm>
    </DefaultScreen>
  ),
  args: {
    code: mailedCodes.notAsked,
    askForCode: still,
    isBusy: false,
    problem: undefined,
    invitation: { state: 'known', invitedBy: 'Chidi' },
    clearInvitation: still,
    onInvitationLeft: still,
    isByLink: false,
    onByLink: still,
    linkSentTo: undefined,
    isEmailTaken: false,
    isLeftAtLogin: false,
    closedCountry: undefined,
    loginTo: paths.login,
  },
} satisfies Meta<Props>
export default meta
type Story = StoryObj<Props>

export const Default: Story = {}

export const LinkMailed: Story = { args: { isByLink: true, linkSentTo: 'adaeze@example.com' } }
