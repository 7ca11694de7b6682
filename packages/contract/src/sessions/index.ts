export {
  emailSchema,
  type OpenSession,
  openSessionSchema,
  passwordHashSchema,
  type Session,
  type SignInForm,
  sessionSchema,
  signInFormSchema,
} from './session.schema.ts'
export { type SessionsEndpoints, sessions } from './sessions.endpoints.ts'
