import { SignIn } from '../features/sign-in/index.ts'

export default function LoginRoute() {
  return <SignIn />
}
