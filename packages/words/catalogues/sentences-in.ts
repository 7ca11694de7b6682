import ts from 'typescript'

export interface FoundSentence {
  readonly english: string
  readonly line: number
  /** Said while the module loads, when no language has been chosen yet. */
  readonly isEarly: boolean
}

const isText = (node: ts.Node): node is ts.StringLiteralLike => ts.isStringLiteralLike(node)

/** Every text that an expression may be: of a choice, both. */
function* textsOf(node: ts.Expression): Generator<ts.StringLiteralLike> {
  if (isText(node)) yield node
  else if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) {
    if (node.expression) yield* textsOf(node.expression)
  } else if (ts.isConditionalExpression(node)) {
    yield* textsOf(node.whenTrue)
    yield* textsOf(node.whenFalse)
  } else if (ts.isBinaryExpression(node)) yield* textsOf(node.right)
}

const isInFunction = (node: ts.Node): boolean => {
  for (let above = node.parent; above; above = above.parent) if (ts.isFunctionLike(above)) return true
  return false
}

/** What `t(…)`, `msg(…)` and `<Sentence of=…>` of a file say. */
export function sentencesIn(file: string, code: string): FoundSentence[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const found: FoundSentence[] = []
  const take = (expression: ts.Expression, isEarly: boolean): void => {
    for (const text of textsOf(expression)) {
      const { line } = source.getLineAndCharacterOfPosition(text.getStart())
      found.push({ english: text.text, line: line + 1, isEarly })
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.arguments[0]) {
      const { text } = node.expression
      if (text === 't') take(node.arguments[0], !isInFunction(node))
      if (text === 'msg') take(node.arguments[0], false)
    } else if (ts.isJsxAttribute(node) && node.name.getText() === 'of' && node.initializer) {
      const { tagName } = node.parent.parent
      if (tagName.getText() === 'Sentence') take(node.initializer as ts.Expression, false)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
