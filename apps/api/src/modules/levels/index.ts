import { defineModule } from '../../module.ts'
import { startingLevels } from './levels.reference-rows.ts'
import { levelsRoutes } from './levels.routes.ts'

export { levelSettings } from './level-settings.ts'

// Points are written by the move of an order: 0117-card-orders-rules.sql calls write_level_points of 0122-levels.sql.
export const levelsModule = defineModule({
  name: 'levels',
  routes: levelsRoutes,
  tables: ['levels', 'level_points'],
  views: ['level_benefits'],
  referenceRows: [startingLevels],
})
