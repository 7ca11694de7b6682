import { QueryClient } from '@tanstack/query-core'
import { act, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import { QueryClientContext } from './query-client.ts'
import { useQuery } from './use-query.ts'

type Ask = (id: string) => Promise<string>

function Shown({ id, ask }: { id: string; ask: Ask }) {
  const { data, error } = useQuery({ queryKey: ['thing', id], queryFn: () => ask(id) })
  return <p>{error ? `failed: ${error.message}` : (data ?? 'waiting')}</p>
}

const page = (queries: QueryClient, id: string, ask: Ask) => (
  <StrictMode>
    <QueryClientContext value={queries}>
      <Shown id={id} ask={ask} />
      <Shown id={id} ask={ask} />
    </QueryClientContext>
  </StrictMode>
)

const show = (answer: Ask) => {
  const asked: string[] = []
  const ask: Ask = (id) => {
    asked.push(id)
    return answer(id)
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  const { rerender } = render(page(queries, 'a', ask))
  return { asked, queries, choose: (id: string) => rerender(page(queries, id, ask)) }
}

it('asks once for what two places show', async () => {
  const { asked } = show((id) => Promise.resolve(`answer ${id}`))
  await waitFor(() => expect(screen.getAllByText('answer a')).toHaveLength(2))
  expect(asked).toEqual(['a'])
})

it('shows a failure and does not ask again by itself, however often it is drawn', async () => {
  const { asked, choose } = show(() => Promise.reject(new Error('no')))
  await waitFor(() => expect(screen.getAllByText('failed: no')).toHaveLength(2))
  const before = asked.length
  for (let time = 0; time < 5; time++) choose('a')
  await act(() => Promise.resolve())
  expect(asked).toHaveLength(before)
})

it('follows its key, and remembers', async () => {
  const { asked, choose } = show((id) => Promise.resolve(`answer ${id}`))
  await screen.findAllByText('answer a')
  choose('b')
  await waitFor(() => expect(screen.getAllByText('answer b')).toHaveLength(2))
  choose('a')
  expect(screen.getAllByText('answer a')).toHaveLength(2)
  expect(asked).toEqual(['a', 'b'])
})

it('is told what is wrong where there is no cache', () => {
  expect(() => render(<Shown id="a" ask={() => Promise.resolve('')} />)).toThrow(
    'outside its QueryClientContext',
  )
})
