export { findPhotoFaults, type PhotoFaults } from './find-photo-faults.ts'
export { measuredEdge, type PhotoPixels } from './planes.ts'
