export { type Upload, uploadFormSchema, uploadSchema } from './upload.schema.ts'
export { uploads } from './uploads.endpoints.ts'
