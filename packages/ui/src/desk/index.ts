export {
  type Activity,
  type ActivityKind,
  ActivityTimeline,
  type ActivityTimelineProps,
} from './activity-timeline/activity-timeline.tsx'
export {
  type ApprovalGiven,
  ApprovalRow,
  type ApprovalRowProps,
  type ApprovalState,
} from './approval-row/approval-row.tsx'
export { BeforeAfter, type BeforeAfterProps, type FieldChange } from './before-after/before-after.tsx'
export { CardVerdict, type CardVerdictProps, type VerdictOption } from './card-verdict/card-verdict.tsx'
export { ClaimBar, type ClaimBarProps } from './claim-bar/claim-bar.tsx'
export { type ClaimState, canTakeClaim } from './claim-bar/claim-state.ts'
export { CodeReveal, type CodeRevealProps } from './code-reveal/code-reveal.tsx'
export type { Command, CommandGroup } from './command-palette/command.ts'
export { CommandPalette, type CommandPaletteProps } from './command-palette/command-palette.tsx'
export { findCommands } from './command-palette/find-commands.ts'
export { useCommandKey } from './command-palette/use-command-key.ts'
export { type Column, DataTable, type DataTableProps, type Sort } from './data-table/data-table.tsx'
export { type Decision, DecisionBar, type DecisionBarProps } from './decision-bar/decision-bar.tsx'
export {
  DeskLayout,
  type DeskLayoutProps,
  type DeskPlace,
  type DeskSection,
} from './desk-layout/desk-layout.tsx'
export {
  DeskOrderStatus,
  type DeskStatusProps,
  DeskWithdrawalStatus,
  type DeskWithdrawalStatusProps,
} from './desk-status/desk-status.tsx'
export { ImageCompare, type ImageCompareProps } from './image-compare/image-compare.tsx'
export type { CompareImage } from './image-compare/pane-view.ts'
export { JsonDiff, type JsonDiffProps } from './json-diff/json-diff.tsx'
export { type PayoutItem, PayoutTable, type PayoutTableProps } from './payout-table/payout-table.tsx'
export { DueTime, type DueTimeProps } from './queue-table/due-time.tsx'
export {
  type Claim,
  type QueueItem,
  QueueTable,
  type QueueTableProps,
} from './queue-table/queue-table.tsx'
export type { Reason } from './reason-picker/reason.ts'
export { ReasonPicker, type ReasonPickerProps } from './reason-picker/reason-picker.tsx'
export { type Check, CheckList, type CheckListProps, type CheckResult } from './review-pane/check-list.tsx'
export { type Fact, FactList, type FactListProps } from './review-pane/fact-list.tsx'
export { ReviewPane, type ReviewPaneProps } from './review-pane/review-pane.tsx'
export { Kbd } from './shortcuts/kbd.tsx'
export { KeyMark } from './shortcuts/key-mark.tsx'
export { type ShortcutGroup, ShortcutHelp, type ShortcutHelpProps } from './shortcuts/shortcut-help.tsx'
export { ShortcutsProvider, type ShortcutsProviderProps } from './shortcuts/shortcuts-provider.tsx'
export { type Shortcuts, useShortcuts } from './shortcuts/use-shortcuts.ts'
export type { DeskWords } from './words/desk-words.ts'
export { DeskWordsProvider, type DeskWordsProviderProps, useDeskWords } from './words/desk-words-provider.tsx'
export { englishDeskWords } from './words/english-desk-words.tsx'
