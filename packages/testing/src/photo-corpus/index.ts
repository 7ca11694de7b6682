export { type CorpusFault, type CorpusPhoto, type CorpusRequest, photoCorpus } from './photo-corpus.ts'
