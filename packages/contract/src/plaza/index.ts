export { type PlazaLine, plaza, plazaLineSchema } from './plaza.endpoints.ts'
