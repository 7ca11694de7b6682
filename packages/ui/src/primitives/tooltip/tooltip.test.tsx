import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Tooltip } from './tooltip.tsx'

const tip = () => screen.getByRole('tooltip', { hidden: true })
const rest = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const isOpen = () => tip().dataset.open === 'true'

describe('Tooltip', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('describes its control, beside what describes it already', async () => {
    const { container } = render(
      <Tooltip text="From photo to decision">
        <button type="button" aria-describedby="more">
          Median
        </button>
      </Tooltip>,
    )
    expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(`more ${tip().id}`)
    vi.useRealTimers()
    await expectAccessible(container)
  })

  it('opens for a pointer that rests, not for one that passes or for a thumb', () => {
    const { container } = render(
      <Tooltip text="Words">
        <button type="button">Median</button>
      </Tooltip>,
    )
    const around = container.firstElementChild!
    fireEvent.pointerEnter(around, { pointerType: 'mouse' })
    rest(299)
    expect(isOpen()).toBe(false)
    fireEvent.pointerLeave(around)
    rest(1000)
    expect(isOpen()).toBe(false)
    fireEvent.pointerEnter(around, { pointerType: 'touch' })
    rest(1000)
    expect(isOpen()).toBe(false)
    fireEvent.pointerEnter(around, { pointerType: 'mouse' })
    rest(300)
    expect(isOpen()).toBe(true)
    fireEvent.pointerLeave(around)
    expect(isOpen()).toBe(false)
  })

  it('opens for the keyboard; Escape closes it and nothing around it', async () => {
    vi.useRealTimers()
    const outside = vi.fn()
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for the dialog around it
      <div onKeyDown={outside}>
        <Tooltip text="Words">
          <button type="button">Median</button>
        </Tooltip>
      </div>,
    )
    await userEvent.tab()
    expect(isOpen()).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(outside).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(outside).toHaveBeenCalledOnce()
  })

  it('is for the eye alone where the control says the same', () => {
    render(
      <Tooltip text="Copy" silent>
        <button type="button" aria-label="Copy" />
      </Tooltip>,
    )
    expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false)
    expect(tip().getAttribute('aria-hidden')).toBe('true')
  })
})
