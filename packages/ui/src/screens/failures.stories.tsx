import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorPage } from '../layouts/error-page/error-page.tsx'
import { Nav } from '../layouts/nav/nav.tsx'
import { Screen } from '../layouts/screen/screen.tsx'
import { RateBoard } from '../patterns/rate-board/rate-board.tsx'
import { ButtonLink } from '../primitives/button/button.tsx'
import { Toast } from '../primitives/toast/toast.tsx'
import { UpdateBar } from '../primitives/update-bar/update-bar.tsx'
import { rateRows, siteBrand, still, Tabs, wholeScreen } from './samples.tsx'
import { spoken } from './say.tsx'

/** What did not come: 404, 500, no connection; and what is said above a screen that goes on. */
const meta = { title: 'Screens/Failures', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const GoHome = spoken((say) => (
  <ButtonLink href="#home" variant="secondary">
    {say('Go home')}
  </ButtonLink>
))

export const NotFound: Story = {
  render: () => <ErrorPage brand={siteBrand} kind="not-found" action={<GoHome />} />,
}
export const ServerFailed: Story = {
  render: () => (
    <ErrorPage brand={siteBrand} kind="failed" onRetry={still} action={<GoHome />} reference="req-7f3a-01" />
  ),
}
export const Offline: Story = {
  render: () => <ErrorPage brand={siteBrand} kind="offline" onRetry={still} />,
}
export const ToldAbove: Story = {
  render: spoken((say) => (
    <Screen header={<Nav title={say('Sell a card')} size="large" />} footer={<Tabs current="sell" />}>
      <Toast tone="bad">network error</Toast>
      <RateBoard note={say('Rates of 1:40 pm. They may have changed.')}>{rateRows}</RateBoard>
      <UpdateBar onUpdate={still} />
    </Screen>
  )),
}
