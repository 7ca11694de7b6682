export {
  accessibilityFaults,
  type EvaluatedPage,
  namesWithoutTheirWords,
  pageAccessibilityFaults,
} from './accessibility-faults.ts'
