export { type Upload, type UploadKind, uploadFormSchema, uploadSchema } from './upload.schema.ts'
export { type UploadsEndpoints, uploads } from './uploads.endpoints.ts'
