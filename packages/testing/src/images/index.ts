export { type CardPhoto, cardPhoto, receiptPhoto } from './card-photo.ts'
