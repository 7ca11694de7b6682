import { defineModule } from '../../module.ts'
import { plazaRoutes } from './plaza.routes.ts'

export { maskName } from './plaza-line.ts'

export const plazaModule = defineModule({
  name: 'plaza',
  routes: plazaRoutes,
})
