import { expect, it } from 'vitest'
import { loggedError } from './logged-error.ts'

it('keeps what finds the fault and leaves out the rows and schemas that an error carries', () => {
  const error = Object.assign(new TypeError('duplicate key'), {
    code: '23505',
    constraint: 'users_email_unique',
    detail: 'Key (email)=(ada@kaadi.example) already exists.',
    serialization: { endpoint: {} },
  })
  expect(loggedError(error)).toEqual({
    type: 'TypeError',
    message: 'duplicate key',
    stack: error.stack,
    code: '23505',
    constraint: 'users_email_unique',
  })
})

it('takes what is no error', () =>
  expect(loggedError('gone')).toEqual({ type: 'string', message: 'gone', stack: '' }))
