export {
  emailSchema,
  passwordHashSchema,
  type Session,
  type SignInForm,
  sessionSchema,
  signInFormSchema,
} from './session.schema.ts'
export { sessions } from './sessions.endpoints.ts'
