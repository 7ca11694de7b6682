import type { Deps } from '../../deps.ts'
import { defineModule, recurring } from '../../module.ts'
import { sweepSignIns } from './identities.repository.ts'
import { identitiesRoutes } from './identities.routes.ts'

export { removeIdentities } from './identities.repository.ts'

const hourMs = 3_600_000

export const identitiesModule = defineModule({
  name: 'identities',
  routes: identitiesRoutes,
  jobs: {
    'sweep.identitySignIns': recurring(({ database }: Deps) => async () => {
      await sweepSignIns(database.db)
      return { againInMs: hourMs }
    }),
  },
  tables: ['user_identities', 'identity_sign_ins'],
})
