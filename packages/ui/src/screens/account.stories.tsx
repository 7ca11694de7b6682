import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Dock } from '../layouts/dock/dock.tsx'
import { Nav } from '../layouts/nav/nav.tsx'
import { Screen } from '../layouts/screen/screen.tsx'
import { Section } from '../layouts/section/section.tsx'
import { Button } from '../primitives/button/button.tsx'
import { Checkbox } from '../primitives/checkbox/checkbox.tsx'
import { Icon } from '../primitives/icon/icon.tsx'
import type { IconName } from '../primitives/icon/icon-names.ts'
import { Notice } from '../primitives/notice/notice.tsx'
import { Panel } from '../primitives/panel/panel.tsx'
import { PasswordField } from '../primitives/password-field/password-field.tsx'
import { ProgressBar } from '../primitives/progress-bar/progress-bar.tsx'
import { Disc, Row, Rows } from '../primitives/row/row.tsx'
import { Select } from '../primitives/select/select.tsx'
import { Switch } from '../primitives/switch/switch.tsx'
import { Tag } from '../primitives/tag/tag.tsx'
import { TextField } from '../primitives/text-field/text-field.tsx'
import { still, Tabs, Task, wholeScreen } from './samples.tsx'

/** `/account`, `/account/center`, `/account/center/exp`, `/account/resetPassword`, `/deleteAccount`. */
const meta = { title: 'Screens/Account', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

interface EntryProps {
  icon: IconName
  title: string
  end?: ReactNode
}
const Entry = ({ icon, title, end }: EntryProps) => (
  <Row as="a" href="#entry" start={<Icon name={icon} />} title={title} end={end} chevron />
)

export const Account: Story = {
  render: () => (
    <Screen header={<Nav title="Me" size="large" />} footer={<Tabs current="me" />}>
      <Panel padding="none">
        <Row
          as="a"
          href="#center"
          start={
            <Disc tone="brand" size="large">
              AO
            </Disc>
          }
          title="Adaeze Okafor"
          detail="adaeze@example.ng · Silver"
        />
      </Panel>
      <Section title="Earn more">
        <Panel padding="none">
          <Rows>
            <Entry icon="ticket-percent" title="Coupons" end={<Tag>3</Tag>} />
            <Entry icon="user-plus" title="Invite a friend" />
            <Entry icon="trophy" title="Best sellers" />
          </Rows>
        </Panel>
      </Section>
      <Section title="Safety">
        <Panel padding="none">
          <Rows>
            <Entry icon="key-round" title="Withdrawal password" end={<Tag tone="ok">Set</Tag>} />
            <Entry icon="lock" title="Password" />
            <Entry icon="smartphone" title="Your devices" />
          </Rows>
        </Panel>
      </Section>
      <Section title="This phone">
        <Panel padding="none">
          <Rows>
            <Row
              start={<Icon name="moon" />}
              title="Dark"
              end={
                <Switch labelHidden defaultChecked={false}>
                  Dark
                </Switch>
              }
            />
            <Row
              start={<Icon name="eye-off" />}
              title="Hide amounts"
              end={
                <Switch labelHidden defaultChecked>
                  Hide amounts
                </Switch>
              }
            />
          </Rows>
        </Panel>
      </Section>
      <Button variant="plain" icon="log-out">
        Sign out
      </Button>
    </Screen>
  ),
}

export const Center: Story = {
  render: () => (
    <Task
      title="Your details"
      dock={
        <Dock aria-label="Actions">
          <Button>Save</Button>
        </Dock>
      }
    >
      <TextField
        label="Name"
        defaultValue="Adaeze Okafor"
        autoComplete="name"
        hint="As your bank knows you."
      />
      <TextField label="Phone" type="tel" defaultValue="+234 803 555 0137" autoComplete="tel" />
      <Select label="Country" defaultValue="NG">
        <option value="NG">Nigeria</option>
        <option value="GH">Ghana</option>
      </Select>
      <Panel padding="none">
        <Rows>
          <Row
            as="a"
            href="#exp"
            start={<Icon name="star" />}
            title="Level"
            end={<Tag>Silver</Tag>}
            chevron
          />
          <Row as="a" href="#delete" start={<Icon name="trash-2" />} title="Delete account" />
        </Rows>
      </Panel>
    </Task>
  ),
}

const levels = [
  ['Bronze', 'From your first card', 'Reached'],
  ['Silver', 'From 500 points', 'Yours'],
  ['Gold', 'From 2,000 points', null],
] as const

export const Experience: Story = {
  render: () => (
    <Task title="Your level">
      <Panel padding="large" className="story-stack">
        <h2>Silver</h2>
        <p className="k-quiet">1,240 points. 760 more to Gold.</p>
        <ProgressBar label="Way to Gold" value={0.49} />
      </Panel>
      <Section title="Levels" note="Each $1 sold is a point.">
        <Panel padding="none">
          <Rows>
            {levels.map(([name, detail, state]) => (
              <Row
                key={name}
                start={
                  <Disc tone={state ? 'earn' : 'plain'}>
                    <Icon name="star" />
                  </Disc>
                }
                title={name}
                detail={detail}
                end={state && <Tag tone={state === 'Yours' ? 'ok' : 'plain'}>{state}</Tag>}
              />
            ))}
          </Rows>
        </Panel>
      </Section>
    </Task>
  ),
}

export const ResetPassword: Story = {
  render: () => (
    <Task
      title="Change password"
      dock={
        <Dock aria-label="Actions">
          <Button>Save password</Button>
        </Dock>
      }
    >
      <PasswordField label="Current password" autoComplete="current-password" />
      <PasswordField label="New password" autoComplete="new-password" hint="At least 8 characters." />
      <PasswordField
        label="New password again"
        autoComplete="new-password"
        error="The two are not the same."
      />
      <p className="k-small k-quiet">Your other devices will be signed out.</p>
    </Task>
  ),
}

export const DeleteAccount: Story = {
  render: () => (
    <Task
      title="Delete account"
      dock={
        <Dock aria-label="Actions">
          <Button variant="danger" disabled>
            Delete account
          </Button>
        </Dock>
      }
    >
      <Notice tone="bad" title="₦248,600.00 is still in your wallet">
        Withdraw it first. We never keep what is yours.
      </Notice>
      <ul>
        <li>You cannot sign in again with this email for 90 days.</li>
        <li>Photos of your cards are erased after 30 days.</li>
        <li>Trades stay in our books, as the law asks.</li>
      </ul>
      <Checkbox onChange={still}>I understand that it cannot be undone</Checkbox>
      <PasswordField label="Password" autoComplete="current-password" />
    </Task>
  ),
}
