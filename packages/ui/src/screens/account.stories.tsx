import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement, ReactNode } from 'react'
import { Dock } from '../layouts/dock/dock.tsx'
import { Nav } from '../layouts/nav/nav.tsx'
import { Screen } from '../layouts/screen/screen.tsx'
import { Section } from '../layouts/section/section.tsx'
import { Alert } from '../primitives/alert/alert.tsx'
import { Avatar } from '../primitives/avatar/avatar.tsx'
import { Button } from '../primitives/button/button.tsx'
import { Checkbox } from '../primitives/checkbox/checkbox.tsx'
import {
  EyeOffIcon,
  KeyRoundIcon,
  LockIcon,
  LogOutIcon,
  MoonIcon,
  SmartphoneIcon,
  StarIcon,
  TicketPercentIcon,
  Trash2Icon,
  TrophyIcon,
  UserPlusIcon,
} from '../primitives/icon/index.ts'
import { Panel } from '../primitives/panel/panel.tsx'
import { PasswordField } from '../primitives/password-field/password-field.tsx'
import { ProgressBar } from '../primitives/progress-bar/progress-bar.tsx'
import { Row, Rows } from '../primitives/row/row.tsx'
import { Select } from '../primitives/select/select.tsx'
import { Switch } from '../primitives/switch/switch.tsx'
import { Tag } from '../primitives/tag/tag.tsx'
import { TextField } from '../primitives/text-field/text-field.tsx'
import { still, Tabs, Task, wholeScreen } from './samples.tsx'
import { spoken } from './say.tsx'

/** `/account`, `/account/center`, `/account/center/exp`, `/account/resetPassword`, `/deleteAccount`. */
const meta = { title: 'Screens/Account', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

interface EntryProps {
  icon: ReactElement
  title: string
  endContent?: ReactNode
}
const Entry = ({ icon, title, endContent }: EntryProps) => (
  <Row as="a" href="#entry" startContent={icon} title={title} endContent={endContent} chevron />
)

export const Account: Story = {
  render: spoken((say) => (
    <Screen header={<Nav title={say('Me')} size="large" />} footer={<Tabs current="me" />}>
      <Panel padding="none">
        <Row
          as="a"
          href="#center"
          startContent={
            <Avatar tone="brand" size="large">
              AO
            </Avatar>
          }
          title="Adaeze Okafor"
          detail={say('adaeze@example.ng · Silver')}
        />
      </Panel>
      <Section title={say('Earn more')}>
        <Panel padding="none">
          <Rows>
            <Entry icon={<TicketPercentIcon />} title={say('Coupons')} endContent={<Tag>3</Tag>} />
            <Entry icon={<UserPlusIcon />} title={say('Invite a friend')} />
            <Entry icon={<TrophyIcon />} title={say('Best sellers')} />
          </Rows>
        </Panel>
      </Section>
      <Section title={say('Safety')}>
        <Panel padding="none">
          <Rows>
            <Entry
              icon={<KeyRoundIcon />}
              title={say('Withdrawal password')}
              endContent={<Tag tone="ok">{say('Set')}</Tag>}
            />
            <Entry icon={<LockIcon />} title={say('Password')} />
            <Entry icon={<SmartphoneIcon />} title={say('Your devices')} />
          </Rows>
        </Panel>
      </Section>
      <Section title={say('This phone')}>
        <Panel padding="none">
          <Rows>
            <Row
              startContent={<MoonIcon />}
              title={say('Dark')}
              endContent={
                <Switch labelHidden defaultChecked={false}>
                  {say('Dark')}
                </Switch>
              }
            />
            <Row
              startContent={<EyeOffIcon />}
              title={say('Hide amounts')}
              endContent={
                <Switch labelHidden defaultChecked>
                  {say('Hide amounts')}
                </Switch>
              }
            />
          </Rows>
        </Panel>
      </Section>
      <Button variant="ghost" icon={<LogOutIcon />}>
        {say('Sign out')}
      </Button>
    </Screen>
  )),
}

export const Center: Story = {
  render: spoken((say) => (
    <Task
      title={say('Your details')}
      dock={
        <Dock aria-label={say('Actions')}>
          <Button>{say('Save')}</Button>
        </Dock>
      }
    >
      <TextField
        label={say('Name')}
        defaultValue="Adaeze Okafor"
        autoComplete="name"
        hint={say('As your bank knows you.')}
      />
      <TextField label={say('Phone')} type="tel" defaultValue="+234 803 555 0137" autoComplete="tel" />
      <Select label={say('Country')} defaultValue="NG">
        <option value="NG">{say('Nigeria')}</option>
        <option value="GH">{say('Ghana')}</option>
      </Select>
      <Panel padding="none">
        <Rows>
          <Row
            as="a"
            href="#exp"
            startContent={<StarIcon />}
            title={say('Level')}
            endContent={<Tag>{say('Silver')}</Tag>}
            chevron
          />
          <Row as="a" href="#delete" startContent={<Trash2Icon />} title={say('Delete account')} />
        </Rows>
      </Panel>
    </Task>
  )),
}

const levels = [
  ['Bronze', 'From your first card', 'Reached'],
  ['Silver', 'From 500 points', 'Yours'],
  ['Gold', 'From 2,000 points', null],
] as const

export const Experience: Story = {
  render: spoken((say) => (
    <Task title={say('Your level')}>
      <Panel padding="large" className="story-stack">
        <h2>{say('Silver')}</h2>
        <p className="k-quiet">{say('1,240 points. 760 more to Gold.')}</p>
        <ProgressBar label={say('Way to Gold')} value={0.49} />
      </Panel>
      <Section title={say('Levels')} note={say('Each $1 sold is a point.')}>
        <Panel padding="none">
          <Rows>
            {levels.map(([name, detail, state]) => (
              <Row
                key={name}
                startContent={
                  <Avatar tone={state ? 'earn' : 'plain'}>
                    <StarIcon />
                  </Avatar>
                }
                title={say(name)}
                detail={say(detail)}
                endContent={state && <Tag tone={state === 'Yours' ? 'ok' : 'plain'}>{say(state)}</Tag>}
              />
            ))}
          </Rows>
        </Panel>
      </Section>
    </Task>
  )),
}

export const ResetPassword: Story = {
  render: spoken((say) => (
    <Task
      title={say('Change password')}
      dock={
        <Dock aria-label={say('Actions')}>
          <Button>{say('Save password')}</Button>
        </Dock>
      }
    >
      <PasswordField label={say('Current password')} autoComplete="current-password" />
      <PasswordField
        label={say('New password')}
        autoComplete="new-password"
        hint={say('At least 8 characters.')}
      />
      <PasswordField
        label={say('New password again')}
        autoComplete="new-password"
        error={say('The two are not the same.')}
      />
      <p className="k-small k-quiet">{say('Your other devices will be signed out.')}</p>
    </Task>
  )),
}

export const DeleteAccount: Story = {
  render: spoken((say) => (
    <Task
      title={say('Delete account')}
      dock={
        <Dock aria-label={say('Actions')}>
          <Button variant="danger" disabled>
            {say('Delete account')}
          </Button>
        </Dock>
      }
    >
      <Alert tone="bad" title={say('₦248,600.00 is still in your wallet')}>
        {say('Withdraw it first. We never keep what is yours.')}
      </Alert>
      <ul>
        <li>{say('You cannot sign in again with this email for 90 days.')}</li>
        <li>{say('Photos of your cards are erased after 30 days.')}</li>
        <li>{say('Trades stay in our books, as the law asks.')}</li>
      </ul>
      <Checkbox onChange={still}>{say('I understand that it cannot be undone')}</Checkbox>
      <PasswordField label={say('Password')} autoComplete="current-password" />
    </Task>
  )),
}
