import { defineModule } from '../../module.ts'
import { avatarsRoutes } from './avatars.routes.ts'

export { findAvatar, removeAvatar } from './avatars.repository.ts'

export const avatarsModule = defineModule({
  name: 'avatars',
  routes: avatarsRoutes,
  tables: ['avatars'],
  views: ['kept_avatars'],
})
