export { type Upload, uploadFormSchema, uploadSchema, uploads } from './uploads.endpoints.ts'
