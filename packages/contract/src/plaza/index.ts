export { type PlazaEndpoints, type PlazaLine, plaza, plazaLineSchema } from './plaza.endpoints.ts'
