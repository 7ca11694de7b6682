/** How long the landing figure is, as its styles tell apart: a figure on two lines is misread. */
export function figureLength(figure: string): 'usual' | 'long' | 'longest' {
  return figure.length <= 8 ? 'usual' : figure.length <= 13 ? 'long' : 'longest'
}
