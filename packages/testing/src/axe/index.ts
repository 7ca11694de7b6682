export { accessibilityFaults, type EvaluatedPage, pageAccessibilityFaults } from './accessibility-faults.ts'
