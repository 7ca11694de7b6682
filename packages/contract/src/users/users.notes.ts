import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { UsersEndpoints } from './users.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const usersNotes: NotesOf<UsersEndpoints> = {
  me: { source: { specification: 7 } },
  sendVerificationCode: { source: { decision: 44 }, errors: { tooFrequentOperation: 'within the minute' } },
  signUpByLink: { source: { decision: 56 }, errors: { tooFrequentOperation: 'within the minute' } },
  readActivation: { source: { decision: 56 } },
  activate: { source: { decision: 56 }, errors: { badCredentials: 'not the password of the sign-up' } },
  resendActivation: { source: { decision: 56 }, errors: { tooFrequentOperation: 'within the minute' } },
  resetPassword: { source: { decision: 55 } },
  changePassword: { source: { decision: 55 } },
  setDefaultCurrency: { source: { decision: 87 } },
  setLanguage: { source: { decision: 143 } },
  setName: { source: { decision: 17 } },
  signUp: { source: { specification: 7, decision: 44 } },
}
