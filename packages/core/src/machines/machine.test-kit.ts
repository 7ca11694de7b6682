import { ApiError, type ClientError, NetworkError } from '../errors/index.ts'

/** Lets promises that are settled already be heard. */
export const settle = (): Promise<void> => new Promise((done) => setImmediate(done))

/** A call whose answers a test gives by hand, one for each time it is made. */
export const byHand = <Input, Output>() => {
  const inputs: Input[] = []
  const open: { resolve: (output: Output) => void; reject: (error: unknown) => void }[] = []
  return {
    inputs,
    call: ({ input }: { input: Input }): Promise<Output> => {
      inputs.push(input)
      return new Promise<Output>((resolve, reject) => open.push({ resolve, reject }))
    },
    answer: async (output: Output) => {
      open.shift()?.resolve(output)
      await settle()
    },
    fail: async (error: unknown) => {
      open.shift()?.reject(error)
      await settle()
    },
  }
}

/** A refusal as the client throws it. */
export const refused = (
  code: number | string,
  httpStatus = 409,
  more: { details?: unknown; retryAfterMs?: number } = {},
): ClientError => new ApiError({ call: 'POST /x', code, httpStatus, ...more })

/** No answer came. */
export const lost = (): ClientError => new NetworkError('POST /x', 'unreachable')
