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
import { Icon } from '../primitives/icon/icon.tsx'
import { IconButton } from '../primitives/icon-button/icon-button.tsx'
import { Panel } from '../primitives/panel/panel.tsx'
import { PresetChips } from '../primitives/preset-chips/preset-chips.tsx'
import { Row } from '../primitives/row/row.tsx'
import { Segmented } from '../primitives/segmented/segmented.tsx'
import { Stepper } from '../primitives/stepper/stepper.tsx'
import { TextArea } from '../primitives/text-area/text-area.tsx'
import { TextLink } from '../primitives/text-link/text-link.tsx'
import { clockAt, steam, still, Tabs, Task, wholeScreen } from './samples.tsx'

/** `/sell/list` chooses the card, `/sell/submit` prices and sends it. The sum stays in sight until it is sent. */
const meta = { title: 'Screens/Sell', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  render: () => (
    <Screen header={<Nav title="Sell a card" size="large" />} footer={<Tabs current="sell" />}>
      <CardTypePicker
        options={manyCardTypes.map((card, index) => ({ ...card, paused: index === 9 }))}
        onSelect={still}
        filters={
          <FilterBar
            label="Country of the card"
            value="us"
            onChange={still}
            options={[
              { value: 'all', label: 'All' },
              { value: 'us', label: 'USA', count: 31 },
              { value: 'uk', label: 'UK', count: 12 },
              { value: 'eu', label: 'Europe', count: 9 },
            ]}
          />
        }
      />
    </Screen>
  ),
}

interface SubmitProps {
  kind: 'card' | 'code'
  dock: ReactNode
  children: ReactNode
}
const Submit = ({ kind, dock, children }: SubmitProps) => (
  <Task
    title="Sell Steam"
    end={<IconButton icon="circle-help" iconSize={24} label="Photo rules" />}
    dock={dock}
  >
    <CardSummary
      cardName={steam.cardName}
      colors={steam.colors}
      detail="USA · rate for $50 to $200"
      rate="1480"
      currency={naira}
      per="per $1"
      change={
        <TextLink as="button" size="small">
          Change
        </TextLink>
      }
    />
    <Segmented
      label="What do you have?"
      value={kind}
      onValueChange={still}
      options={[
        { value: 'card', label: 'Physical card' },
        { value: 'code', label: 'E-code' },
      ]}
    />
    <div className="story-stack">
      <div className="story-beside">
        <AmountInput label="Value on the card" value="100" onValueChange={still} currency={dollars} />
        <Stepper label="Cards" value={1} onValueChange={still} max={10} />
      </div>
      <PresetChips
        label="Usual values"
        value="100"
        onValueChange={still}
        presets={['25', '50', '100', '150', '200', '500'].map((value) => ({ value, label: `$${value}` }))}
      />
    </div>
    {children}
  </Task>
)

const photo = (id: string, src: string) => ({ id, src, photo: { state: 'done' } }) as const

export const SubmitPhotos: Story = {
  render: () => (
    <Submit
      kind="card"
      dock={
        <QuoteDock
          lines={[
            { label: '$100 at ₦1,480', amount: '148000', currency: naira },
            { label: 'First-trade bonus', amount: '2000', currency: naira, sign: 'in' },
          ]}
          total="150000"
          currency={naira}
          lock={{ state: 'locked', ...clockAt(9, 10) }}
          action={<Button>Send card</Button>}
        />
      }
    >
      <ImageUploader
        label="Photos of the card"
        photos={[
          photo('1', samplePhotos.clear),
          { id: '2', src: samplePhotos.dim, photo: { state: 'uploading', percent: 64 } },
        ]}
        hint="Show the whole card with the code scratched open."
        onAdd={still}
        onRemove={still}
        onRetry={still}
      />
      <Panel padding="none">
        <Row
          as="button"
          start={<Icon name="ticket-percent" />}
          title="First-trade bonus"
          detail="+₦20 per $1"
        />
      </Panel>
    </Submit>
  ),
}

export const SubmitCode: Story = {
  render: () => (
    <Submit
      kind="code"
      dock={
        <QuoteDock
          lines={[{ label: '$100 at ₦1,480', amount: '148000', currency: naira }]}
          total="148000"
          currency={naira}
          lock={{ state: 'estimate' }}
          action={<Button>Lock this rate</Button>}
        />
      }
    >
      <TextArea
        label="Codes, one on each line"
        value={'AB12-CD34-EF56-GH78\nZZ98'}
        onChange={still}
        error="Line 2 is too short: a Steam code has 15 letters and figures."
      />
    </Submit>
  ),
}
