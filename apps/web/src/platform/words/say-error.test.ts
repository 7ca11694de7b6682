import { ApiError, ContractError, NetworkError } from '@kaadi/core/errors'
import { expect, it } from 'vitest'
import { sayError } from './say-error.ts'

const call = 'GET /x'

it.each([
  ['no answer', new NetworkError(call, 'timeout'), /^We could not reach the service/],
  [
    'an answer that fits no schema',
    new ContractError(call, 'data'),
    /^We could not read the answer\. Update/,
  ],
  [
    'a refusal',
    new ApiError({ call, code: 1000, httpStatus: 400, serverMessage: 'Come back tomorrow.' }),
    /^Come back/,
  ],
  ['anything else', new Error('broken'), /customer service/],
])('has words for %s', (_, error, words) => expect(sayError(error)).toMatch(words))
