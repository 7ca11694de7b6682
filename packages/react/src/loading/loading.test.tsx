import { ApiError, ContractError, NetworkError } from '@kaadi/core/errors'
import { act, render, renderHook, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LoadSwitch, useLoadFailure, useOnline } from '../index.ts'

const call = 'GET /x'
const refused = new ApiError({ call, code: 1000, httpStatus: 500, serverMessage: 'Broken', traceId: 'req-1' })
const missing = new ApiError({ call, code: 404, httpStatus: 404, serverMessage: 'No such order' })
const unreadable = new ApiError({
  call,
  code: 1001,
  httpStatus: 400,
  serverMessage: 'Check the marked fields.',
})
const goOnline = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
afterEach(() => void vi.restoreAllMocks())

describe('useOnline', () => {
  it('follows the browser', () => {
    const { result } = renderHook(useOnline)
    expect(result.current).toBe(true)
    goOnline(false)
    expect(result.current).toBe(false)
    goOnline(true)
    expect(result.current).toBe(true)
  })
})

describe('useLoadFailure', () => {
  const onRetry = () => undefined
  const failureOf = (error: unknown) => renderHook(() => useLoadFailure(error, { onRetry })).result.current

  it('says what is not there, and offers no other try', () => {
    expect(failureOf(missing)).toEqual({ kind: 'not-found', title: expect.any(String) })
  })

  it('takes an address that the service cannot read for one that is old or mistyped, not for a fault of the service', () => {
    expect(failureOf(unreadable)).toEqual({ kind: 'not-found' })
  })

  it('has the words of a refusal and the number that support asks for', () => {
    expect(failureOf(refused)).toMatchObject({ kind: 'failed', reference: 'req-1', onRetry })
  })

  it('takes no answer for no connection', () => {
    expect(failureOf(new NetworkError(call, 'timeout'))).toEqual({ kind: 'offline', onRetry })
  })

  it('takes an answer that cannot be read for a failure, with its number, and not for no connection', () => {
    const outdated = new ContractError(call, 'data', ['data.rate'], 'req-2')
    expect(failureOf(outdated)).toMatchObject({ kind: 'failed', reference: 'req-2', onRetry })
    expect(failureOf(new ContractError(call, 'not-json'))).toMatchObject({ kind: 'failed' })
  })

  it('says that there is no connection, whatever was answered before', () => {
    const { result } = renderHook(() => useLoadFailure(refused, { onRetry }))
    goOnline(false)
    expect(result.current).toEqual({ kind: 'offline', onRetry })
  })

  it('has the words of the app where it is given some', () => {
    const { result } = renderHook(() => useLoadFailure(refused, { describe: () => 'Ask the desk.' }))
    expect(result.current.children).toBe('Ask the desk.')
  })
})

describe('LoadSwitch', () => {
  const show = (data: readonly string[] | undefined, error?: unknown) =>
    render(
      <LoadSwitch data={data} error={error} loading="Loading" failed="Failed" empty="Empty">
        {(names) => names.join()}
      </LoadSwitch>,
    )

  it.each([
    ['Loading', undefined, undefined],
    ['Failed', undefined, refused],
    ['Empty', [], undefined],
    ['Ada,Bola', ['Ada', 'Bola'], undefined],
    ['Ada', ['Ada'], refused],
  ])('shows %s', (shown, data, error) => {
    show(data, error)
    expect(screen.getByText(shown)).toBeTruthy()
  })

  it('leaves an empty list to its children where nothing is said of it', () => {
    render(
      <LoadSwitch data={[]} error={undefined} loading="Loading" failed="Failed">
        {() => 'A list without rows'}
      </LoadSwitch>,
    )
    expect(screen.getByText('A list without rows')).toBeTruthy()
  })
})
