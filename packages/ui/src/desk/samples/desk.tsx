import { sampleColors } from '../../patterns/samples/card-types.ts'
import { naira } from '../../patterns/samples/currencies.ts'
import { samplePhotos } from '../../patterns/samples/photos.ts'
import {
  BanknoteIcon,
  ChartLineIcon,
  CreditCardIcon,
  FlagIcon,
  InboxIcon,
  KeyRoundIcon,
  MessageCircleIcon,
  UsersIcon,
} from '../../primitives/icon/index.ts'
import type { VerdictOption } from '../card-verdict/card-verdict.tsx'
import type { Decision } from '../decision-bar/decision-bar.tsx'
import type { DeskSection } from '../desk-layout/desk-layout.tsx'
import type { PayoutItem } from '../payout-table/payout-table.tsx'
import type { QueueItem } from '../queue-table/queue-table.tsx'
import type { Reason } from '../reason-picker/reason.ts'
import type { Check } from '../review-pane/check-list.tsx'

const minute = 60_000
/** The present of stories and tests. */
export const sampleNow = 1_800_000_000_000

export const sampleQueue: QueueItem[] = [
  {
    id: '1',
    number: 'GC-2611-20-48799',
    cardName: 'Razer Gold',
    colors: sampleColors.razerGold,
    value: '1 × $50, USA, code',
    payout: '68100',
    currency: naira,
    seller: 'bl***e',
    level: 'Silver',
    due: sampleNow - 12 * minute,
    status: 0,
    claim: { by: 'none' },
  },
  {
    id: '2',
    number: 'GC-2611-20-48813',
    cardName: 'Steam',
    colors: sampleColors.steam,
    value: '1 × $100, USA, photo',
    payout: '150000',
    currency: naira,
    seller: 'ch***a',
    level: 'Gold',
    due: sampleNow + 3 * minute + 20_000,
    status: 1,
    claim: { by: 'me' },
    flags: [{ label: 'Receipt unclear', tone: 'todo' }],
  },
  {
    id: '3',
    number: 'GC-2611-20-48815',
    cardName: 'Apple',
    colors: sampleColors.apple,
    value: '2 × $200, USA, fast code',
    payout: '558000',
    currency: naira,
    seller: 'to***i',
    level: 'Gold',
    due: sampleNow + 9 * minute,
    status: 1,
    claim: { by: 'other', name: 'Bisi' },
  },
  {
    id: '4',
    number: 'GC-2611-20-48816',
    cardName: 'Amazon',
    colors: sampleColors.amazon,
    value: '1 × $500, USA, receipt',
    payout: '614000',
    currency: naira,
    seller: 'ad***a',
    due: sampleNow + 64 * minute,
    status: 4,
    claim: { by: 'none' },
  },
  {
    id: '5',
    number: 'GC-2611-20-48790',
    cardName: 'Google Play',
    colors: sampleColors.googlePlay,
    value: '1 × £50, UK, photo',
    payout: '60250',
    currency: naira,
    seller: 'mu***a',
    due: null,
    status: 2,
    claim: { by: 'none' },
  },
]

export const sampleImages = [
  { id: 'front', src: samplePhotos.clear, label: 'Front' },
  { id: 'back', src: samplePhotos.dim, label: 'Back' },
  { id: 'receipt', src: samplePhotos.receipt, label: 'Receipt' },
  { id: 'blurred', src: samplePhotos.blurred, label: 'Photo 4' },
  { id: 'five', src: samplePhotos.clear, label: 'Photo 5' },
  { id: 'six', src: samplePhotos.dim, label: 'Photo 6' },
]

export const sampleVerdicts: VerdictOption[] = [
  { value: 1, label: 'Valid', tone: 'ok' },
  { value: 2, label: 'Other value', tone: 'todo' },
  { value: 3, label: 'Other class', tone: 'todo' },
  { value: 4, label: 'Unreadable', tone: 'todo' },
  { value: 5, label: 'Used', tone: 'bad' },
  { value: 6, label: 'Not activated', tone: 'bad' },
  { value: 7, label: 'Own duplicate', tone: 'plain' },
  { value: 8, label: 'Other’s duplicate', tone: 'bad' },
  { value: 9, label: 'Not supported', tone: 'plain' },
]

export const sampleReasons: Reason[] = [
  {
    code: 101,
    label: 'Image unreadable',
    correctable: true,
    sellerText: 'The code can’t be read on your photo. Take it in daylight and send it again.',
  },
  {
    code: 104,
    label: 'Receipt missing',
    correctable: true,
    sellerText: 'This card needs a photo of the shop’s receipt. Add it and send again.',
  },
  {
    code: 201,
    label: 'Not activated',
    correctable: false,
    sellerText: 'The shop did not activate this card. Go back to the shop with the receipt.',
  },
  {
    code: 202,
    label: 'Already redeemed',
    correctable: false,
    sellerText: 'The code was already used. No money was taken from you.',
  },
  {
    code: 208,
    label: 'Submitted earlier by another account',
    correctable: false,
    sellerText: 'This card was sent to us before by somebody else.',
  },
]

export const sampleChecks: Check[] = [
  { id: 'format', label: 'Format of the code', result: 'ok', detail: 'Fits Steam: 15 characters' },
  { id: 'duplicate', label: 'Seen before', result: 'ok' },
  { id: 'receipt', label: 'Receipt against class', result: 'warn', detail: 'Shop’s name could not be read' },
  { id: 'stolen', label: 'Known stolen', result: 'none', detail: 'List is being renewed' },
  { id: 'device', label: 'Shared device', result: 'bad', detail: 'Used by 3 other accounts this week' },
]

export const sampleDecisions: Decision[] = [
  { id: 'ask', label: 'Ask', icon: <MessageCircleIcon />, shortcut: 'q' },
  { id: 'refuse', label: 'Refuse', variant: 'danger', shortcut: 'x' },
  { id: 'return', label: 'Return for a photo', shortcut: 'b' },
  { id: 'accept', label: 'Pay ₦150,000.00', variant: 'primary', shortcut: 'a' },
]

export const samplePayouts: PayoutItem[] = [
  {
    id: '1',
    number: 'WD-2611-20-1182',
    seller: 'ch***a',
    amount: '60000',
    currency: naira,
    bank: 'GTBank',
    lastDigits: '4821',
    owner: 'Adaeze N. Okafor',
    nameMatch: 'exact',
    askedAt: '1:32 pm',
    status: 2,
  },
  {
    id: '2',
    number: 'WD-2611-20-1183',
    seller: 'to***i',
    amount: '1250000',
    currency: naira,
    bank: 'OPay',
    lastDigits: '0937',
    owner: 'OKONKWO TOBI',
    nameMatch: 'near',
    askedAt: '1:36 pm',
    status: 1,
    flags: [{ label: 'New account', tone: 'todo' }],
  },
  {
    id: '3',
    number: 'WD-2611-20-1184',
    seller: 'bl***e',
    amount: '40000',
    currency: naira,
    bank: 'Moniepoint',
    lastDigits: '1102',
    owner: 'Chidi Obi',
    nameMatch: 'differs',
    askedAt: '1:40 pm',
    status: 1,
    flags: [{ label: 'Name differs', tone: 'bad' }],
  },
  {
    id: '4',
    number: 'WD-2611-20-1180',
    seller: 'ad***a',
    amount: '85400',
    currency: naira,
    bank: 'Kuda',
    lastDigits: '7718',
    owner: 'Ada Eze',
    nameMatch: 'exact',
    askedAt: '1:20 pm',
    status: 5,
  },
]

export const sampleSections: DeskSection[] = [
  {
    places: [
      {
        id: 'queue',
        label: 'Orders',
        icon: <InboxIcon />,
        link: { href: '#queue' },
        count: 14,
        urgent: true,
      },
      { id: 'payouts', label: 'Payouts', icon: <BanknoteIcon />, link: { href: '#payouts' }, count: 6 },
      { id: 'appeals', label: 'Appeals', icon: <FlagIcon />, link: { href: '#appeals' } },
      { id: 'users', label: 'Sellers', icon: <UsersIcon />, link: { href: '#users' } },
    ],
  },
  {
    label: 'Settings',
    places: [
      { id: 'rates', label: 'Rates', icon: <ChartLineIcon />, link: { href: '#rates' } },
      { id: 'cards', label: 'Card types', icon: <CreditCardIcon />, link: { href: '#cards' } },
      { id: 'operators', label: 'Operators', icon: <KeyRoundIcon />, link: { href: '#operators' } },
    ],
  },
]
