export { type Upload, uploadFormSchema, uploadSchema } from './upload.schema.ts'
export { type UploadsEndpoints, uploads } from './uploads.endpoints.ts'
