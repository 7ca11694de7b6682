export { bucketDisk, createPhotoStorage, folderDisk, type PhotoStorage } from './photo-storage.ts'
export { createPhotoSigner, type PhotoSigner, type Viewer } from './signed-address.ts'
export {
  claimUploads,
  findOwnEvidence,
  findOwnUploads,
  findSamePictures,
  type SamePicture,
  type StoredUpload,
} from './uploads.repository.ts'
