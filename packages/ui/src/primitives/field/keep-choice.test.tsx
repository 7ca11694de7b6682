import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { AmountInput } from '../amount-input/amount-input.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { Select } from '../select/select.tsx'
import { Switch } from '../switch/switch.tsx'

const naira = { symbol: '₦', name: 'naira' }
const kinds = [
  { value: 'photo', label: 'Physical card' },
  { value: 'code', label: 'E-code' },
]
const countries = ['us', 'uk'].map((country) => (
  <option key={country} value={country}>
    {country.toUpperCase()}
  </option>
))
const posted = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))

function Controlled() {
  const [isLater, setLater] = useState(false)
  const choice = isLater ? 'code' : 'photo'
  return (
    <form aria-label="Order">
      <AmountInput
        label="Amount"
        currency={naira}
        name="amount"
        value={isLater ? '2' : '1'}
        onValueChange={() => {}}
      />
      <SegmentedControl label="Kind" options={kinds} name="kind" value={choice} />
      <RadioGroup label="Plan" options={kinds} name="plan" value={choice} />
      <Select label="Country" name="country" value={isLater ? 'uk' : 'us'} onChange={() => {}}>
        {countries}
      </Select>
      <Checkbox name="agreed" checked={isLater} onChange={() => {}}>
        I agree
      </Checkbox>
      <Switch name="alerts" checked={isLater} onChange={() => {}}>
        Alerts
      </Switch>
      <button type="button" onClick={() => setLater(true)}>
        Later
      </button>
      <button type="reset">Start again</button>
    </form>
  )
}

describe('every field whose value the app holds', () => {
  it('keeps what the app says through a reset of its form', async () => {
    render(<Controlled />)
    await userEvent.click(screen.getByRole('button', { name: 'Later' }))
    const later = {
      amount: '2',
      kind: 'code',
      plan: 'code',
      country: 'uk',
      agreed: 'on',
      alerts: 'on',
    }
    expect(posted()).toEqual(later)
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
    expect(posted()).toEqual(later)
  })
})
