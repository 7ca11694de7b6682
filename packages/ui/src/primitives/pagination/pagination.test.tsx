import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { LoadMore } from './load-more.tsx'
import { pagesAround } from './pages-around.ts'
import { Pagination } from './pagination.tsx'

describe('pagesAround', () => {
  it.each([
    [1, 0, ''],
    [1, 1, '1'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 12, '1 2 3 4 5 … 12'],
    [5, 12, '1 … 4 5 6 … 12'],
    [8, 12, '1 … 7 8 9 … 12'],
    [9, 12, '1 … 8 9 10 11 12'],
    [12, 12, '1 … 8 9 10 11 12'],
  ])('page %i of %i: %s', (page, count, drawn) => {
    expect(
      pagesAround(page, count)
        .map((number) => number ?? '…')
        .join(' '),
    ).toBe(drawn)
  })
})

describe('Pagination', () => {
  it('says which page is in sight and keeps the focus at the last one', async () => {
    const change = vi.fn()
    const { container, rerender } = render(<Pagination page={2} pageCount={3} onPageChange={change} />)
    expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(change).toHaveBeenCalledExactlyOnceWith(3)
    rerender(<Pagination page={3} pageCount={3} onPageChange={change} />)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(change).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Page 3' }))
    await expectAccessible(container)
  })

  it('draws links where the page stands in the address', async () => {
    const { container } = render(
      <Pagination page={1} pageCount={2} linkOf={(page) => ({ href: `?page=${page}` })} />,
    )
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('?page=2')
    const before = screen.getByRole('link', { name: 'Previous page' })
    expect([before.hasAttribute('href'), before.getAttribute('aria-disabled')]).toEqual([false, 'true'])
    await expectAccessible(container)
  })

  it('knows only its neighbours where nobody has counted', () => {
    render(<Pagination page={3} hasNext onPageChange={() => {}} />)
    expect(screen.getByText('Page 3')).toBeTruthy()
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-disabled'))).toEqual([
      null,
      null,
    ])
  })

  it('lets nothing through while a page is on its way', async () => {
    const change = vi.fn()
    render(<Pagination page={2} pageCount={3} onPageChange={change} loading />)
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(change).not.toHaveBeenCalled()
  })
})

describe('LoadMore', () => {
  it('counts, says when that is all, and keeps the focus that was on the button', async () => {
    const more = vi.fn()
    const { container, rerender } = render(<LoadMore shown={20} of={40} onMore={more} />)
    expect(screen.getByRole('status').textContent).toBe('20 of 40')
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect(more).toHaveBeenCalledOnce()
    await expectAccessible(container)
    rerender(<LoadMore shown={40} of={40} />)
    expect(screen.getByRole('status').textContent).toBe('That is all')
    expect(document.activeElement).toBe(screen.getByRole('status'))
  })

  it('tells what went wrong and tries again', async () => {
    const more = vi.fn()
    render(<LoadMore shown={20} of={40} onMore={more} error="Check your connection." />)
    expect(screen.getByRole('alert').textContent).toBe('Check your connection.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(more).toHaveBeenCalledOnce()
  })
})
