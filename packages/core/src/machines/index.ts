export { sessionActors } from './session/session-actors.ts'
export {
  type SessionContext,
  type SessionEmitted,
  type SessionEnd,
  type SessionEvent,
  type SessionInput,
  type SignInRequest,
  sessionMachine,
} from './session/session.machine.ts'
