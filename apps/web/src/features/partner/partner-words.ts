import type {
  Delivery,
  DeliveryFailure,
  PartnerKey,
  PartnerScope,
  PartnerTier,
} from '@kaadi/contract/partners'
import { type Message, msg } from '@kaadi/words'

export const tierNames: Readonly<Record<PartnerTier, Message>> = {
  bronze: msg('Bronze'),
  silver: msg('Silver'),
  gold: msg('Gold'),
}

export const scopeNames: Readonly<Record<PartnerScope, Message>> = {
  quote: msg('Lock rates'),
  submit: msg('Send cards'),
  read: msg('Read orders'),
  balance: msg('Read the balance'),
}

export const keyStates: Readonly<Record<PartnerKey['status'], Message>> = {
  live: msg('Works'),
  ending: msg('Ends soon'),
  ended: msg('Ended'),
  revoked: msg('Revoked'),
}

export const deliveryStates: Readonly<Record<Delivery['status'], Message>> = {
  waiting: msg('Waiting'),
  delivered: msg('Delivered'),
  parked: msg('Given up'),
  held: msg('Not sent'),
}

export const deliveryTones: Readonly<Record<Delivery['status'], 'ok' | 'wait' | 'bad' | undefined>> = {
  waiting: 'wait',
  delivered: 'ok',
  parked: 'bad',
  held: undefined,
}

export const failureNames: Readonly<Record<DeliveryFailure, Message>> = {
  nameUnknown: msg('Nobody knows the name of your server'),
  addressRefused: msg('The address is inside a network'),
  unreachable: msg('Your server could not be reached'),
  tooSlow: msg('Your server took more than ten seconds'),
  redirected: msg('Your server sent us elsewhere, and we do not follow'),
  answeredNo: msg('Your server did not take it'),
}
