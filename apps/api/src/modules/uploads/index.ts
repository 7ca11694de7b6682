import { defineModule, recurring } from '../../module.ts'
import { uploadInvariants } from './uploads.invariants.ts'
import { sweepUploads } from './uploads.jobs.ts'
import { uploadsRoutes } from './uploads.routes.ts'

export { readPhotoInTurn } from './photos/photo.ts'
export {
  bucketDisk,
  createPhotoStorage,
  folderDisk,
  type PhotoStorage,
  requireWritable,
  resealPhotos,
} from './photos/photo-storage.ts'
export {
  createPhotoSigner,
  deskViewer,
  type PhotoSigner,
  sellerViewer,
  type Viewer,
} from './photos/signed-address.ts'
export { claimPhotos, lockFreePhotos } from './photos-of-orders.ts'
export { createTakePhoto, photosPerHour } from './take-photo.ts'
export {
  claimPhotosAs,
  claimUploads,
  findOwnPicture,
  findOwnUploads,
  findSamePictures,
  lockDocuments,
  lockEvidence,
  type SamePicture,
  type StoredUpload,
  showSamePicture,
} from './uploads.repository.ts'
export { createUploadsService } from './uploads.service.ts'

export const uploadsModule = defineModule({
  name: 'uploads',
  routes: uploadsRoutes,
  invariants: uploadInvariants,
  jobs: { 'sweep.uploads': recurring(sweepUploads) },
  tables: ['uploads'],
  views: ['pictures'],
})
