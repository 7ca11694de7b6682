import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Nav } from '../layouts/nav/nav.tsx'
import { Screen } from '../layouts/screen/screen.tsx'
import { CardSummary } from '../patterns/card-summary/card-summary.tsx'
import { CardTypePicker } from '../patterns/card-type-grid/card-type-picker.tsx'
import { FilterBar } from '../patterns/filter-bar/filter-bar.tsx'
import { ImageUploader } from '../patterns/image-uploader/image-uploader.tsx'
import { QuoteDock } from '../patterns/quote-dock/quote-dock.tsx'
import { manyCardTypes } from '../patterns/samples/card-types.ts'
import { dollars, naira } from '../patterns/samples/currencies.ts'
import { samplePhotos } from '../patterns/samples/photos.ts'
import { AmountInput } from '../primitives/amount-input/amount-input.tsx'
import { Button } from '../primitives/button/button.tsx'
import { CircleHelpIcon, TicketPercentIcon } from '../primitives/icon/index.ts'
import { IconButton } from '../primitives/icon-button/icon-button.tsx'
import { Panel } from '../primitives/panel/panel.tsx'
import { PresetChips } from '../primitives/preset-chips/preset-chips.tsx'
import { Row } from '../primitives/row/row.tsx'
import { SegmentedControl } from '../primitives/segmented-control/segmented-control.tsx'
import { Stepper } from '../primitives/stepper/stepper.tsx'
import { TextArea } from '../primitives/text-area/text-area.tsx'
import { TextLink } from '../primitives/text-link/text-link.tsx'
import { clockAt, steam, still, Tabs, Task, wholeScreen } from './samples.tsx'
import { spoken, useSay } from './say.tsx'

/** `/sell/list` chooses the card, `/sell/submit` prices and sends it. The sum stays in sight until it is sent. */
const meta = { title: 'Screens/Sell', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  render: spoken((say) => (
    <Screen header={<Nav title={say('Sell a card')} size="large" />} footer={<Tabs current="sell" />}>
      <CardTypePicker
        options={manyCardTypes.map((card, index) => ({ ...card, paused: index === 9 }))}
        onSelect={still}
        filters={
          <FilterBar
            label={say('Country of the card')}
            value="us"
            onChange={still}
            options={[
              { value: 'all', label: say('All') },
              { value: 'us', label: say('USA'), count: 31 },
              { value: 'uk', label: say('UK'), count: 12 },
              { value: 'eu', label: say('Europe'), count: 9 },
            ]}
          />
        }
      />
    </Screen>
  )),
}

interface SubmitProps {
  kind: 'card' | 'code'
  dock: ReactNode
  children: ReactNode
}
const Submit = ({ kind, dock, children }: SubmitProps) => {
  const say = useSay()
  return (
    <Task
      title={say('Sell Steam')}
      endContent={<IconButton icon={<CircleHelpIcon size={24} />} label={say('Photo rules')} />}
      dock={dock}
    >
      <CardSummary
        cardName={steam.cardName}
        colors={steam.colors}
        detail={say('USA · rate for $50 to $200')}
        rate="1480"
        currency={naira}
        per={say('per $1')}
        change={
          <TextLink as="button" size="small">
            {say('Change')}
          </TextLink>
        }
      />
      <SegmentedControl
        label={say('What do you have?')}
        value={kind}
        onValueChange={still}
        options={[
          { value: 'card', label: say('Physical card') },
          { value: 'code', label: say('E-code') },
        ]}
      />
      <div className="story-stack">
        <div className="story-beside">
          <AmountInput
            label={say('Value on the card')}
            value="100"
            onValueChange={still}
            currency={dollars}
          />
          <Stepper label={say('Cards')} value={1} onValueChange={still} max={10} />
        </div>
        <PresetChips
          label={say('Usual values')}
          value="100"
          onValueChange={still}
          presets={['25', '50', '100', '150', '200', '500'].map((value) => ({ value, label: `$${value}` }))}
        />
      </div>
      {children}
    </Task>
  )
}

const photo = (id: string, src: string) => ({ id, src, photo: { state: 'done' } }) as const

export const SubmitPhotos: Story = {
  render: spoken((say) => (
    <Submit
      kind="card"
      dock={
        <QuoteDock
          lines={[
            { label: say('$100 at ₦1,480'), amount: '148000', currency: naira },
            { label: say('First-trade bonus'), amount: '2000', currency: naira, sign: 'in' },
          ]}
          total="150000"
          currency={naira}
          lock={{ state: 'locked', ...clockAt(9, 10) }}
          action={<Button>{say('Send card')}</Button>}
        />
      }
    >
      <ImageUploader
        label={say('Photos of the card')}
        photos={[
          photo('1', samplePhotos.clear),
          { id: '2', src: samplePhotos.dim, photo: { state: 'uploading', percent: 64 } },
        ]}
        hint={say('Show the whole card with the code scratched open.')}
        onAdd={still}
        onRemove={still}
        onRetry={still}
      />
      <Panel padding="none">
        <Row
          as="button"
          startContent={<TicketPercentIcon />}
          title={say('First-trade bonus')}
          detail={say('+₦20 per $1')}
        />
      </Panel>
    </Submit>
  )),
}

export const SubmitCode: Story = {
  render: spoken((say) => (
    <Submit
      kind="code"
      dock={
        <QuoteDock
          lines={[{ label: say('$100 at ₦1,480'), amount: '148000', currency: naira }]}
          total="148000"
          currency={naira}
          lock={{ state: 'estimate' }}
          action={<Button>{say('Lock this rate')}</Button>}
        />
      }
    >
      <TextArea
        label={say('Codes, one on each line')}
        value={'AB12-CD34-EF56-GH78\nZZ98'}
        onChange={still}
        error={say('Line 2 is too short: a Steam code has 15 letters and figures.')}
      />
    </Submit>
  )),
}
