import { defineModule, recurring } from '../../module.ts'
import { sweepSignUps } from './opening/sweep-sign-ups.ts'
import { userInvariants } from './users.invariants.ts'
import { usersRoutes } from './users.routes.ts'

export { countDemoUsers, setDemoMembership } from './demo-users.repository.ts'
export { nameOfFriend, pageFriends } from './inviting/friends.repository.ts'
export { isCommonPassword } from './passwords/common-passwords.ts'
export {
  eraseUser,
  findAccountHolder,
  findInviter,
  findInviterByCode,
  findMailReader,
  findName,
  holdWithdrawals,
  type Inviter,
  insertUser,
  isEmailTaken,
  lockHolder,
  setVerificationLevel,
} from './users.repository.ts'

export const usersModule = defineModule({
  name: 'users',
  routes: usersRoutes,
  jobs: { 'sweep.sign-ups': recurring(sweepSignUps) },
  invariants: userInvariants,
  tables: ['users', 'pending_sign_ups'],
  views: [
    'sellers',
    'seller_passwords',
    'held_sellers',
    'invited_sellers',
    'seller_mailboxes',
    'seller_names',
  ],
})
