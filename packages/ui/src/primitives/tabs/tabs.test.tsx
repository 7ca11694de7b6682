import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Tabs } from './tabs.tsx'

const items = [
  { value: 'orders', label: 'Orders', panel: 'All orders' },
  { value: 'risk', label: 'Risk', panel: 'Risk flags', disabled: true },
  { value: 'money', label: 'Money', panel: 'All money' },
] as const

const selected = () => screen.getByRole('tab', { selected: true }).textContent

describe('Tabs', () => {
  it('is one Tab stop; arrows choose past what is disabled and around, Home and End go to the ends', async () => {
    const { container } = render(<Tabs label="Ngozi Eze" items={items} />)
    expect(screen.getByRole('tablist', { name: 'Ngozi Eze' })).toBeTruthy()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(selected()).toBe('Money')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Money' }))
    expect(screen.getByRole('tabpanel', { name: 'Money' }).textContent).toBe('All money')
    await userEvent.keyboard('{ArrowRight}')
    expect(selected()).toBe('Orders')
    await userEvent.keyboard('{End}')
    expect(selected()).toBe('Money')
    await userEvent.keyboard('{Home}')
    expect(selected()).toBe('Orders')
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
    await expectAccessible(container)
  })

  it('shows what the app keeps, and tells what is asked for', async () => {
    const change = vi.fn()
    render(<Tabs label="Seller" items={items} value="money" onValueChange={change} />)
    await userEvent.click(screen.getByRole('tab', { name: 'Orders' }))
    expect(change).toHaveBeenCalledExactlyOnceWith('orders')
    expect(selected()).toBe('Money')
  })

  it('shows the first side for an address it does not know', () => {
    render(<Tabs label="Seller" items={items} value={'gone' as never} />)
    expect(selected()).toBe('Orders')
  })
})
