import { defineModule } from '../../module.ts'
import { userInvariants } from './users.invariants.ts'
import { usersRoutes } from './users.routes.ts'

export { countDemoUsers, setDemoStanding } from './demo-users.repository.ts'
export { isCommonPassword } from './passwords/common-passwords.ts'
export {
  eraseUser,
  findEmail,
  findInviterByCode,
  findName,
  type Inviter,
  insertUser,
  isEmailTaken,
  lockHolder,
} from './users.repository.ts'

export const usersModule = defineModule({
  name: 'users',
  routes: usersRoutes,
  invariants: userInvariants,
  tables: ['users'],
  views: ['sellers', 'seller_passwords'],
})
