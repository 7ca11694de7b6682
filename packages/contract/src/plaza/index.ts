export {
  type PlazaEndpoints,
  type PlazaLine,
  type PlazaSummary,
  plaza,
  plazaLineSchema,
  plazaSummarySchema,
} from './plaza.endpoints.ts'
