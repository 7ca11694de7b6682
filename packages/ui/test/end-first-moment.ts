/**
 * A question and a keypad take no press in their first moment. It ends by frames, which a page behind others does not draw:
 * a story that goes on ends it.
 */
export function endFirstMoment(): void {
  for (const animation of document.getAnimations())
    if ((animation as CSSAnimation).animationName?.startsWith('k-unseen')) animation.finish()
}
