import { defineModule } from '../../module.ts'
import { switchesRoutes } from './switches.routes.ts'

export { createSwitchBoard } from './switch-board.ts'

export const switchesModule = defineModule({
  name: 'switches',
  routes: switchesRoutes,
  tables: ['switches'],
  referenceRows: [{ from: 'start', table: 'switches', rows: [{ name: 'service' }] }],
})
