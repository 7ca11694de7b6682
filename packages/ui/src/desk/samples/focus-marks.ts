/**
 * Beside what floats open stand invisible marks that take the focus for an instant and hand it on: focusable and
 * hidden from screen readers on purpose, which axe cannot know. For the `a11y` parameters of stories.
 */
export const besideFocusMarks = { context: { exclude: ['[data-base-ui-focus-guard]'] } }
