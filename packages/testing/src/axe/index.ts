export {
  accessibilityFaults,
  type EvaluatedPage,
  fadedText,
  namesWithoutTheirWords,
  pageAccessibilityFaults,
} from './accessibility-faults.ts'
