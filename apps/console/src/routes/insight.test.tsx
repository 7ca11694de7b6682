import { operatorEndpoints } from '@kaadi/contract'
import { aDeskInsight, aMoneyInsight, anOperator } from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { insight } = operatorEndpoints
const senior = anOperator({ roles: ['senior'] })
/** The rows of a table, its head first, cell by cell. */
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
const serverOf = (given: Parameters<typeof aDeskInsight>[0] = {}) =>
  aDesk(senior).on(insight.desk, aDeskInsight(given))

describe('insight', () => {
  it('tells what was answered, how fast, why not, and what waits', async () => {
    const server = serverOf()
    renderConsole('/insight', server)
    await screen.findByRole('row', { name: /^2026-11-24/ })
    expect(await rowsOf('By day')).toEqual([
      [
        ...['Day', 'Orders', 'Promise kept', 'Overdue', 'Median time', '90% within'],
        ...['Accepted', 'Offered', 'Returned', 'Refused', 'Asked'],
      ],
      ['2026-11-25', '40', '88%', '3', '7 min 0 s', '14 min 0 s', '82%', '3', '2', '2', '1'],
      ['2026-11-24', '40', '95%', '0', '6 min 20 s', '14 min 0 s', '82%', '3', '2', '2', '1'],
    ])
    expect(await rowsOf('Waiting now')).toEqual([
      ['State', 'Orders', 'Under 15 min', 'Under 1 h', 'Under 4 h', 'Under a day', 'Older'],
      ['Waits for a reviewer', '9', '6', '2', '1', '0', '0'],
      ['Offered, waits for its seller', '2', '0', '0', '1', '1', '0'],
    ])
    expect(await rowsOf('Reasons')).toEqual([
      ['Reason', 'Cards'],
      ['202 Already used, no balance', '5'],
      ['101 Photo cannot be read', '3'],
    ])
    expect((await rowsOf('By class of card')).slice(1)).toEqual([
      ['E-code', '50', '94%', '0', '4 min 0 s', '14 min 0 s', '86%', '3', '2', '2', '1'],
      ['Card, cash receipt', '30', '93%', '0', '11 min 40 s', '14 min 0 s', '76%', '3', '2', '2', '1'],
    ])
    const charts = screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))
    expect(charts).toEqual([
      'What was answered, by day',
      'Time to the first answer, by day',
      'Why cards were not taken',
    ])
    await expectAccessible()
    expect(server.surprises).toEqual([])
  })

  it('tells how reviewers do, and how far others came to the same', async () => {
    const { user, path } = renderConsole('/insight', serverOf())
    await user.click(await screen.findByRole('radio', { name: 'Reviewers' }))
    expect(path()).toContain('view=reviewers')
    const rows = await rowsOf('By reviewer')
    expect(rows.map(([name, orders]) => [name, orders])).toEqual([
      ['Reviewer', 'Orders'],
      ['Ada Reviewer', '45'],
      ['Ngozi Senior', '35'],
    ])
    // Of nobody who judged again there is no share.
    expect(rows.map((row) => row.slice(-2))).toEqual([
      ['Second looks', 'Agreed'],
      ['4', '75%'],
      ['0', '–'],
    ])
    await expectAccessible()
  })

  it('counts an order that is overdue as a promise that was not kept', async () => {
    renderConsole('/insight', serverOf())
    // 76 of 80 that were answered, and of 3 that were not.
    await screen.findByText('76 of 83 (92%), 3 overdue')
    expect(screen.getByRole('row', { name: /^2026-11-25 40 88% 3 7 min 0 s/ })).toBeTruthy()
    expect(screen.getByRole('row', { name: /^Steam 50 91% 3 / })).toBeTruthy()
    await expectAccessible()
  })

  it.each([
    ['says nothing of overdue orders where there are none', {}, '76 of 80 (95%)'],
    ['says no share of nothing', { orders: 0, kept: 0 }, '–'],
  ])('%s', async (_, given, words) => {
    const total = { ...aDeskInsight().total, overdue: 0, ...given }
    renderConsole('/insight', serverOf({ total }))
    const name = await screen.findByText('Promise kept', { selector: 'dt' })
    expect(name.nextElementSibling?.textContent).toBe(words)
  })

  it('asks for what its address says', async () => {
    const server = serverOf()
    renderConsole(
      '/insight?from=2026-11-01&to=2026-11-25&operator=operator-1&form=physical&receipt=cash',
      server,
    )
    await waitFor(() =>
      expect(server.seen(insight.desk).map(({ query }) => query)).toContainEqual({
        from: '2026-11-01',
        to: '2026-11-25',
        operatorId: 'operator-1',
        form: 'physical',
        receiptType: 'cash',
      }),
    )
  })

  it.each([
    ['from=2026-11-30&to=2026-11-01', 'The end is before the beginning.'],
    ['from=2020-01-01', 'At most 366 days are looked at together.'],
    ['view=money&from=2026-11-30&to=2026-11-01', 'The end is before the beginning.'],
  ])('says beside the days what is wrong with them, and keeps them: %s', async (query, words) => {
    const server = serverOf().on(insight.money, aMoneyInsight())
    const { path } = renderConsole(`/insight?${query}`, server)
    await screen.findByText(words)
    expect(screen.getByRole('button', { name: /^Days, UTC: / })).toBeTruthy()
    expect(path()).toContain(query)
    expect(screen.queryByText(/went wrong/)).toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
    expect([...server.seen(insight.desk), ...server.seen(insight.money)]).toEqual([])
    await expectAccessible()
  })

  it('takes a day that there is not out of its address', async () => {
    const { path } = renderConsole('/insight?from=abc&to=2026-11-25', serverOf())
    await waitFor(() => expect(path()).toContain('to=2026-11-25'))
    await waitFor(() => expect(path()).not.toContain('from'))
  })

  it('is narrowed to a brand', async () => {
    const server = serverOf()
    renderConsole('/insight?brand=steam', server)
    await screen.findByRole('row', { name: /^Steam 50/ })
    await waitFor(() =>
      expect(server.seen(insight.desk).map(({ query }) => query)).toContainEqual({ cardTypeId: 'steam' }),
    )
    expect(screen.getByRole('combobox', { name: 'Brand' })).toHaveProperty('value', 'Steam')
  })

  it('tells what moved in one currency at a time, by day and brand', async () => {
    const server = aDesk(senior).on(insight.money, aMoneyInsight())
    const { user, path } = renderConsole('/insight?view=money&from=2026-11-24&to=2026-11-25', server)
    await screen.findByRole('row', { name: /^2026-11-24 32 ₦4,736,000\.00 ₦47,360\.00/ })
    expect(screen.getByRole('row', { name: 'Amazon 24 24 ₦3,272,000.00' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Bought and paid out, by day, in NGN' })).toBeTruthy()
    expect(server.seen(insight.money).at(-1)!.query).toEqual({ from: '2026-11-24', to: '2026-11-25' })
    expect(server.seen(insight.desk)).toEqual([])
    await user.click(screen.getByRole('radio', { name: 'GHS' }))
    expect(path()).toContain('currency=2')
    expect(screen.getByRole('row', { name: /^Steam 5 5 / })).toBeTruthy()
    expect(screen.queryByRole('row', { name: /^2026-11-24/ })).toBeNull()
    await expectAccessible()
  })

  it('says so where no money moved', async () => {
    const empty = aDesk(senior).on(insight.money, aMoneyInsight({ currencies: [], days: [], brands: [] }))
    renderConsole('/insight?view=money', empty)
    await screen.findByText('Nothing moved in these days.')
    expect(screen.getByText('Nothing was bought in these days.')).toBeTruthy()
  })

  it('can be tried again where money could not be read', async () => {
    renderConsole('/insight?view=money', aDesk(senior).fail(insight.money, 'internal'))
    await screen.findByRole('alert')
  })

  it('keeps a table as a file', async () => {
    const files: Blob[] = []
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:kept'
    })
    // Here a press would lead the window to the file.
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = renderConsole('/insight', serverOf())
    await user.click(await screen.findByRole('button', { name: 'Save “Reasons” as CSV' }))
    await user.click(screen.getByRole('button', { name: 'Save “By day” as CSV' }))
    press.mockRestore()
    create.mockRestore()
    expect(await files[0]!.text()).toContain('Reason,Cards\r\n"202 Already used, no balance",5\r\n')
    // What its figures count stands with their names.
    expect(await files[1]!.text()).toContain('Orders,Promise kept (%),Overdue,Median time (s),90% within (s)')
  })

  it('says so where nothing was answered', async () => {
    renderConsole('/insight', serverOf({ reasons: [], classes: [], reviewers: [], open: [] }))
    expect((await screen.findAllByText('Nothing was answered in these days.')).length).toBeGreaterThan(1)
  })

  it('can be tried again where it could not be read', async () => {
    const server = aDesk(senior).fail(insight.desk, 'internal')
    renderConsole('/insight', server)
    await screen.findByRole('alert')
  })
})
