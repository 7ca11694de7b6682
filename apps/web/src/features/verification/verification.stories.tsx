import { documentFacts, photosOfDocument } from '@kaadi/contract/verifications'
import { aVerification, aVerificationCase } from '@kaadi/testing/builders'
import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { still, stillShelf } from '../../../test/stories/still.ts'
import { StillForm } from '../../../test/stories/still-form.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { VerificationDock, VerificationView } from './verification.view.tsx'
import type { VerificationScreenState, VerificationValues } from './verification-screen.ts'

type Props = Omit<VerificationScreenState, 'form'>

const valuesOf = ({ kinds }: Props): VerificationValues => ({
  documentKind: kinds[0]!,
  number: '',
  birthDate: '',
})

/** `/account/center?view=verification` */
const meta = {
  title: 'Screens/Account/Verification',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.accountCenter }) },
  render: (props) => (
    <StillForm values={valuesOf(props)}>
      {(form) => (
        <NavScreen
          title={t('Verification')}
          parent={paths.accountCenter}
          footer={<VerificationDock {...props} form={form} />}
        >
          <VerificationView {...props} form={form} />
        </NavScreen>
      )}
    </StillForm>
  ),
  args: {
    data: aVerification(),
    error: null,
    onRetry: still,
    countryCode: 'NG',
    ownName: 'Adaeze Okafor',
    kinds: ['nin', 'passport', 'driversLicence', 'votersCard'],
    photoKinds: [],
    shelf: stillShelf,
    photos: new Map(),
    photoFault: undefined,
    isBusy: false,
    problem: undefined,
  },
} satisfies Meta<Props>
export default meta
type Story = StoryObj<Props>

export const FirstLevel: Story = {}

export const SecondLevel: Story = {
  args: {
    data: aVerification({
      level: 1,
      nextStep: 2,
      last: aVerificationCase({ status: 'accepted', decideTime: '2026-11-20T12:00:00.000Z' }),
    }),
    kinds: ['driversLicence', 'passport', 'votersCard'],
    photoKinds: photosOfDocument(documentFacts('NG', 'driversLicence')!),
  },
}

/** Sent, and not decided yet. */
export const Waiting: Story = { args: { data: aVerification({ nextStep: null, last: aVerificationCase() }) } }
