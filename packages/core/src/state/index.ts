export {
  type CommonState,
  type CommonStateOptions,
  type CommonStateStore,
  createCommonState,
  type SettleCurrencyEntry,
} from './common-state.ts'
