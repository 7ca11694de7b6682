import { defineModule } from '../../module.ts'
import { readsRoutes } from './reads.routes.ts'

export const readsModule = defineModule({
  name: 'reads',
  routes: readsRoutes,
})
