import type { ThreadMessage } from '../message-thread/message-bubble.tsx'
import { samplePhotos } from './photos.ts'

/** A talk between a seller and the desk, oldest first. */
export const sampleMessages: readonly ThreadMessage[] = [
  {
    id: '1',
    from: 'me',
    day: 'Yesterday',
    at: '2:04 pm',
    state: 'read',
    text: 'Hello, my Steam card is still being checked. Is something missing?',
  },
  { id: '2', from: 'system', text: 'Bisi from our desk took over', at: '2:10 pm' },
  {
    id: '3',
    from: 'them',
    author: 'Bisi',
    at: '2:11 pm',
    text: 'Hello Adaeze. On photo 2 the last four digits are covered.',
  },
  {
    id: '4',
    from: 'them',
    author: 'Bisi',
    at: '2:11 pm',
    text: 'Could you send the whole panel, in daylight?',
  },
  {
    id: '5',
    from: 'me',
    day: 'Today',
    at: '9:30 am',
    state: 'sent',
    pictures: [
      { id: 'a', src: samplePhotos.clear, label: 'Photo of the card' },
      { id: 'b', src: samplePhotos.dim, label: 'Photo of the receipt' },
    ],
    text: 'Here they are.',
  },
]
