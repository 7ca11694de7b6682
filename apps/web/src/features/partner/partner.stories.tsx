import { aPartnerOverview, aPartnerStanding } from '@kaadi/testing/builders'
import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { still } from '../../../test/stories/still.ts'
import { StillForm } from '../../../test/stories/still-form.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { PartnerView } from './partner.view.tsx'
import type { Partner } from './use-partner.controller.ts'

type Props = Omit<Partner, 'form'>

/** `/activity/partner` */
const meta = {
  title: 'Screens/Partner',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.activityPartner }) },
  render: (props) => (
    <NavScreen title={t('Partner programme')} parent={paths.activity}>
      <StillForm values={{ companyName: '', website: '', sells: '', expectedVolume: '' }}>
        {(form) => <PartnerView {...props} form={form} />}
      </StillForm>
    </NavScreen>
  ),
  args: {
    overview: aPartnerOverview(),
    error: null,
    onRetry: still,
    isBusy: false,
    problem: undefined,
  },
} satisfies Meta<Props>
export default meta
type Story = StoryObj<Props>

export const Applying: Story = {}

export const Accepted: Story = {
  args: { overview: aPartnerOverview({ partner: aPartnerStanding() }) },
}
