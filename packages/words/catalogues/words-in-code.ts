import ts from 'typescript'

export interface LooseWords {
  readonly line: number
  readonly text: string
}

/** Calls whose texts nobody reads as a sentence. */
const silentCalls =
  /^(t|msg|fromService|console\.\w+|import|lazy|useRequiredContext|querySelector(All)?|closest|matches|matchMedia|getElementById|createElement|addEventListener|removeEventListener|dispatchEvent|startsWith|endsWith|includes|replace|replaceAll|split|test|match|setRequestHeader|append|get|set|has|register|assign|observe|RegExp)$/
/** Attributes that are not read to people. */
const silentAttributes =
  /^(className|id|key|type|name|role|htmlFor|to|href|src|srcSet|rel|target|data-.*|variant|size|tone|autoComplete|inputMode|as|padding|enterKeyHint|accept|method|d|viewBox|fill|layout|align|mode|kind|lang|dir|pattern|of|style|media|content|charSet|http-equiv|property|sizes|as|state|aria-(live|current|labelledby|describedby|controls|keyshortcuts))$/
/** Attributes that are read to people whatever stands in them, in small letters too. */
const readAttributes = /^(title|aria-label|alt|placeholder|label)$/
const sentenceLike = /\p{L}{2,}[,.:;]? \p{L}|^\p{Lu}\p{Ll}+$/u
const isWord = (text: string): boolean =>
  sentenceLike.test(text.trim()) &&
  !/^[a-z-]+( [a-z-]+)*$/.test(text) &&
  !/[{}<>[\]=/]|\bpx\b|rem\b/.test(text)

const isReadAttribute = (node: ts.Node): boolean => {
  const { parent } = node
  if (ts.isJsxAttribute(parent)) return readAttributes.test(parent.name.getText())
  const isPassedOn = ts.isJsxExpression(parent) || ts.isParenthesizedExpression(parent)
  const isChoice =
    (ts.isConditionalExpression(parent) && parent.condition !== node) || ts.isBinaryExpression(parent)
  return (isPassedOn || isChoice) && isReadAttribute(parent)
}

const calleeOf = (node: ts.CallExpression): string => {
  const { expression } = node
  if (ts.isPropertyAccessExpression(expression))
    return expression.expression.getText() === 'console' ? expression.getText() : expression.name.text
  return expression.getText()
}

const isSilent = (node: ts.Node): boolean => {
  const { parent } = node
  if (ts.isJsxAttribute(parent)) return silentAttributes.test(parent.name.getText())
  if (ts.isNewExpression(parent)) return true
  if (ts.isCallExpression(parent)) return silentCalls.test(calleeOf(parent))
  if (ts.isPropertyAssignment(parent) || ts.isBindingElement(parent)) return parent.name === node
  if (ts.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken
    return kind >= ts.SyntaxKind.EqualsEqualsToken && kind <= ts.SyntaxKind.ExclamationEqualsEqualsToken
  }
  return ts.isCaseClause(parent) || ts.isElementAccessExpression(parent) || ts.isLiteralTypeNode(parent)
}

/**
 * What a file says in words of its own, and not by `t`, `msg` or `<Sentence>`: text between tags, attributes that are read,
 * and texts that look like a sentence or a label.
 */
export function wordsInCode(file: string, code: string): LooseWords[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const found: LooseWords[] = []
  const add = (node: ts.Node, text: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    found.push({ line: line + 1, text: text.trim().replace(/\s+/g, ' ') })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isCallExpression(node) && /^(t|msg|fromService)$/.test(node.expression.getText())) {
      // The sentence itself; its values are looked at.
      for (const argument of node.arguments.slice(1)) visit(argument)
      return
    }
    if (ts.isThrowStatement(node)) return
    if (ts.isJsxText(node)) {
      if (/\p{L}{2,}/u.test(node.text)) add(node, node.text)
    } else if (ts.isStringLiteralLike(node)) {
      const isRead = isReadAttribute(node) ? /\p{L}{2,}/u.test(node.text) : isWord(node.text)
      if (isRead && !isSilent(node)) add(node, node.text)
    } else if (ts.isTemplateExpression(node)) {
      const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      const isRead = isReadAttribute(node) ? /\p{L}{2,} /u.test(texts.join(' ')) : texts.some(isWord)
      if (isRead && !isSilent(node)) add(node, node.getText())
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
