import { adjustments } from '@kaadi/contract/adjustments'
import { appeals } from '@kaadi/contract/appeals'
import { audit } from '@kaadi/contract/audit'
import { books } from '@kaadi/contract/books'
import { brandRequestReviews } from '@kaadi/contract/brand-request-reviews'
import { changes } from '@kaadi/contract/changes'
import { desk } from '@kaadi/contract/desk'
import { deskMessages } from '@kaadi/contract/desk-messages'
import { insight } from '@kaadi/contract/insight'
import { operatorAccounts } from '@kaadi/contract/operator-accounts'
import type { Operator, OperatorRole } from '@kaadi/contract/operators'
import { partnerReviews } from '@kaadi/contract/partner-reviews'
import { payoutBatches } from '@kaadi/contract/payout-batches'
import { payoutTraces } from '@kaadi/contract/payout-traces'
import { payouts } from '@kaadi/contract/payouts'
import { people } from '@kaadi/contract/people'
import { rechecks } from '@kaadi/contract/rechecks'
import { redeemers } from '@kaadi/contract/redeemers'
import { reversals } from '@kaadi/contract/reversals'
import { risk } from '@kaadi/contract/risk'
import { shifts } from '@kaadi/contract/shifts'
import { sitePages } from '@kaadi/contract/site-pages'
import { switches } from '@kaadi/contract/switches'
import { treasury } from '@kaadi/contract/treasury'
import { verificationReviews } from '@kaadi/contract/verification-reviews'
import {
  ArrowLeftRightIcon,
  BadgePercentIcon,
  BanIcon,
  ChartLineIcon,
  CircleHelpIcon,
  ClockIcon,
  CoinsIcon,
  ExternalLinkIcon,
  EyeIcon,
  FileTextIcon,
  FingerprintIcon,
  FlagIcon,
  GiftIcon,
  HeadsetIcon,
  HistoryIcon,
  LandmarkIcon,
  LinkIcon,
  MessageCircleIcon,
  ReceiptTextIcon,
  SaveIcon,
  ScanSearchIcon,
  SendIcon,
  SettingsIcon,
  ShieldCheckIcon,
  TagIcon,
  Undo2Icon,
  UsersIcon,
} from '@kaadi/ui/icons'
import { type Message, msg } from '@kaadi/words'
import type { ReactElement } from 'react'
import { paths } from './paths.ts'

/** The pages of the console by the work that is done there. */
export type PageName =
  | 'queue'
  | 'shift'
  | 'rechecks'
  | 'appeals'
  | 'reversals'
  | 'messages'
  | 'macros'
  | 'payouts'
  | 'payoutBatches'
  | 'payoutTraces'
  | 'books'
  | 'ledger'
  | 'adjustments'
  | 'verifications'
  | 'sellers'
  | 'blocks'
  | 'partners'
  | 'promotions'
  | 'moneyRules'
  | 'sitePages'
  | 'brands'
  | 'redeemers'
  | 'approvals'
  | 'insight'
  | 'operators'
  | 'audit'
  | 'switches'

export interface DeskPage {
  readonly name: PageName
  readonly path: string
  readonly label: Message
  readonly icon: ReactElement
  /** Who may open it: whoever may make the call that fills it. */
  readonly roles: readonly OperatorRole[]
  /** What is done there, as the end of "You may". */
  readonly work: Message
}

/** In the order of the navigation; the first that a role may open is where it lands. */
const pages: readonly DeskPage[] = [
  {
    name: 'queue',
    path: paths.queue,
    label: msg('Cards to check'),
    icon: <ScanSearchIcon />,
    roles: desk.queue.roles,
    work: msg('check cards'),
  },
  {
    name: 'shift',
    path: paths.shift,
    label: msg('My shift'),
    icon: <ClockIcon />,
    roles: shifts.mine.roles,
    work: msg('start and stop working'),
  },
  {
    name: 'rechecks',
    path: paths.rechecks,
    label: msg('Blind looks'),
    icon: <EyeIcon />,
    roles: rechecks.mine.roles,
    work: msg('judge decided orders again'),
  },
  {
    name: 'appeals',
    path: paths.appeals,
    label: msg('Appeals'),
    icon: <FlagIcon />,
    roles: appeals.queue.roles,
    work: msg('judge appeals'),
  },
  {
    name: 'reversals',
    path: paths.reversals,
    label: msg('Reversals'),
    icon: <Undo2Icon />,
    roles: reversals.queue.roles,
    work: msg('take paid orders back, two together'),
  },
  {
    name: 'messages',
    path: paths.messages,
    label: msg('Messages'),
    icon: <MessageCircleIcon />,
    roles: deskMessages.inbox.roles,
    work: msg('answer sellers'),
  },
  {
    name: 'macros',
    path: paths.macros,
    label: msg('Saved answers'),
    icon: <SaveIcon />,
    roles: deskMessages.saveMacro.roles,
    work: msg('write saved answers'),
  },
  {
    name: 'payouts',
    path: paths.payouts,
    label: msg('Payouts'),
    icon: <LandmarkIcon />,
    roles: payouts.page.roles,
    work: msg('look after payouts'),
  },
  {
    name: 'payoutBatches',
    path: paths.payoutBatches,
    label: msg('Batches'),
    icon: <SendIcon />,
    roles: payoutBatches.page.roles,
    work: msg('send payouts in batches, two together'),
  },
  {
    name: 'payoutTraces',
    path: paths.payoutTraces,
    label: msg('Not received'),
    icon: <CircleHelpIcon />,
    roles: payoutTraces.queue.roles,
    work: msg('find payments that have not come'),
  },
  {
    name: 'books',
    path: paths.books,
    label: msg('Books'),
    icon: <CoinsIcon />,
    roles: books.standing.roles,
    work: msg('look after the books'),
  },
  {
    name: 'ledger',
    path: paths.ledger,
    label: msg('Ledger'),
    icon: <ReceiptTextIcon />,
    roles: treasury.lines.roles,
    work: msg('read the ledger'),
  },
  {
    name: 'adjustments',
    path: paths.adjustments,
    label: msg('Adjustments'),
    icon: <ArrowLeftRightIcon />,
    roles: adjustments.queue.roles,
    work: msg('correct the books by two'),
  },
  {
    name: 'verifications',
    path: paths.verifications,
    label: msg('Verification'),
    icon: <ShieldCheckIcon />,
    roles: verificationReviews.queue.roles,
    work: msg('verify sellers'),
  },
  {
    name: 'sellers',
    path: paths.sellers,
    label: msg('Sellers'),
    icon: <UsersIcon />,
    roles: people.page.roles,
    work: msg('look after sellers'),
  },
  {
    name: 'blocks',
    path: paths.blocks,
    label: msg('Risk and block list'),
    icon: <BanIcon />,
    roles: risk.blocks.roles,
    work: msg('keep the block list'),
  },
  {
    name: 'partners',
    path: paths.partners,
    label: msg('Partners'),
    icon: <LinkIcon />,
    roles: partnerReviews.queue.roles,
    work: msg('look after partners'),
  },
  {
    name: 'promotions',
    path: paths.promotions,
    label: msg('Campaigns and rewards'),
    icon: <GiftIcon />,
    roles: changes.propose.roles,
    work: msg('look after campaigns and rewards'),
  },
  {
    name: 'moneyRules',
    path: paths.moneyRules,
    label: msg('Banks, fees, limits'),
    icon: <BadgePercentIcon />,
    roles: changes.rows.roles,
    work: msg('look after fees, limits and exchange rates'),
  },
  {
    name: 'sitePages',
    path: paths.sitePages,
    label: msg('Pages'),
    icon: <FileTextIcon />,
    roles: sitePages.list.roles,
    work: msg('write the terms, the privacy notice and help'),
  },
  {
    name: 'brands',
    path: paths.brands,
    label: msg('Brands asked for'),
    icon: <TagIcon />,
    roles: brandRequestReviews.list.roles,
    work: msg('answer requests for brands'),
  },
  {
    name: 'redeemers',
    path: paths.redeemers,
    label: msg('Redeemers'),
    icon: <ExternalLinkIcon />,
    roles: redeemers.save.roles,
    work: msg('look after redeemers'),
  },
  {
    name: 'approvals',
    path: paths.approvals,
    label: msg('Approvals'),
    icon: <FingerprintIcon />,
    roles: changes.list.roles,
    work: msg('see what waits for a second person'),
  },
  {
    name: 'insight',
    path: paths.insight,
    label: msg('Insight'),
    icon: <ChartLineIcon />,
    roles: insight.desk.roles,
    work: msg('see how the desk does'),
  },
  {
    name: 'operators',
    path: paths.operators,
    label: msg('Operators'),
    icon: <HeadsetIcon />,
    roles: operatorAccounts.page.roles,
    work: msg('look after operators'),
  },
  {
    name: 'audit',
    path: paths.audit,
    label: msg('Audit'),
    icon: <HistoryIcon />,
    roles: audit.page.roles,
    work: msg('read the audit'),
  },
  {
    name: 'switches',
    path: paths.switches,
    label: msg('Switches'),
    icon: <SettingsIcon />,
    roles: switches.list.roles,
    work: msg('open and close the service'),
  },
]

export const pageNamed = (name: PageName): DeskPage => pages.find((page) => page.name === name)!

export const hasRole = (operator: Operator, wanted: readonly OperatorRole[]): boolean =>
  operator.roles.some((role) => wanted.includes(role))

export const mayOpen = (operator: Operator, name: PageName): boolean =>
  hasRole(operator, pageNamed(name).roles)

/** Every page that the operator may open, the one they land on first: a treasurer's is the payouts. */
export const pagesOf = (operator: Operator): readonly DeskPage[] =>
  pages.filter(({ name }) => mayOpen(operator, name))
