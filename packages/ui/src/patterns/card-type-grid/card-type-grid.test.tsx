import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { manyCardTypes, sampleCardTypes } from '../samples/card-types.ts'
import { CardTypeGrid } from './card-type-grid.tsx'
import { CardTypePicker } from './card-type-picker.tsx'

describe('CardTypeGrid', () => {
  it('says which card is chosen and gives the one that is pressed', async () => {
    const select = vi.fn()
    const { container } = render(<CardTypeGrid options={sampleCardTypes} value="2" onSelect={select} />)
    expect(screen.getByRole('button', { name: 'Apple', pressed: true })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Steam', pressed: false }))
    expect(select).toHaveBeenCalledWith(sampleCardTypes[0])
    await expectAccessible(container)
  })

  it('tells that a card is paused in words', () => {
    render(<CardTypeGrid options={[{ id: '1', name: 'Xbox', paused: true }]} onSelect={() => {}} />)
    expect(screen.getByRole('button', { name: 'Xbox Paused' })).toBeTruthy()
  })
})

describe('CardTypePicker', () => {
  it('finds a card whatever the case, the spaces and the accents', async () => {
    render(<CardTypePicker options={[...manyCardTypes, { id: 'c', name: 'Café Néo' }]} onSelect={() => {}} />)
    const search = screen.getByRole('searchbox', { name: 'Search cards' })
    await userEvent.type(search, 'google pl')
    expect(screen.getAllByRole('button', { pressed: false }).map((tile) => tile.textContent)).toEqual([
      'GGoogle Play',
    ])
    expect(screen.getByRole('status').textContent).toBe('1 card found')
    await userEvent.clear(search)
    await userEvent.type(search, 'CAFENEO')
    expect(screen.getByRole('button', { name: 'Café Néo' })).toBeTruthy()
  })

  it('offers to ask for a brand with what was typed', async () => {
    render(
      <CardTypePicker
        options={manyCardTypes}
        onSelect={() => {}}
        renderMiss={(search) => <button type="button">Ask for {search}</button>}
      />,
    )
    await userEvent.type(screen.getByRole('searchbox'), ' Jumia ')
    expect(screen.getByText('We do not buy “Jumia” yet')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ask for Jumia' })).toBeTruthy()
  })

  it('is emptied by Escape and by the cross', async () => {
    const { container } = render(<CardTypePicker options={manyCardTypes} onSelect={() => {}} />)
    const search = screen.getByRole<HTMLInputElement>('searchbox')
    await userEvent.type(search, 'nike{Escape}')
    expect(search.value).toBe('')
    await userEvent.type(search, 'nike')
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(search.value).toBe('')
    await expectAccessible(container)
  })
})
