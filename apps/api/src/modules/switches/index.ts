import { countryCodes } from '@kaadi/contract/users'
import { defineModule } from '../../module.ts'
import { switchesRoutes } from './switches.routes.ts'

export { createSwitchBoard } from './switch-board.ts'

export const switchesModule = defineModule({
  name: 'switches',
  routes: switchesRoutes,
  tables: ['switches'],
  views: ['closed_countries'],
  referenceRows: [
    {
      from: 'start',
      table: 'switches',
      rows: [
        { name: 'service', subject: '' },
        ...countryCodes.map((subject) => ({ name: 'country', subject })),
      ],
    },
  ],
})
