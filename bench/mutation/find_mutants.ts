import ts from 'typescript'

/** One small change of a file: the characters from `start` to `end` become `text`. */
export interface Mutant {
  file: string
  /** From 1. */
  line: number
  start: number
  end: number
  /** Where whatever is changed begins to run: for an operator, with its left side. */
  runsAt: number
  text: string
  /** What was done, for people. */
  says: string
}

const SWAPPED = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
])

/** Every small change of a TypeScript source that its specs should notice; types and tables of data are left alone. */
export function findMutants(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []
  const add = (node: ts.Node, text: string, says: string) => {
    const start = node.getStart(tree)
    const line = tree.getLineAndCharacterOfPosition(start).line + 1
    const isOperator = ts.isBinaryExpression(node.parent) && node.parent.operatorToken === node
    const runsAt = isOperator ? node.parent.getStart(tree) : start
    mutants.push({ file, line, start, end: node.end, runsAt, text, says })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node)) return
    for (const [target, text, says] of changesOf(node, tree)) add(target, text, says)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return mutants
}

type Change = [node: ts.Node, text: string, says: string]

function changesOf(node: ts.Node, tree: ts.SourceFile): Change[] {
  if (ts.isIfStatement(node)) return [negated(node.expression, tree)]
  if (ts.isConditionalExpression(node)) return [negated(node.condition, tree)]
  if (ts.isAwaitExpression(node)) return [[node, node.expression.getText(tree), 'await removed']]
  if (ts.isExpressionStatement(node)) return removed(node)
  if (ts.isReturnStatement(node)) return otherReturn(node.expression)
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return otherReturn(node.body)
  if (ts.isNumericLiteral(node))
    return inTable(node) ? [] : [[node, `(${node.text} + 1)`, `${node.text} + 1`]]
  if (!ts.isBinaryExpression(node)) return []
  const { operatorToken } = node
  const text = SWAPPED.get(operatorToken.kind)
  return text ? [[operatorToken, text, `${operatorToken.getText(tree)} → ${text}`]] : []
}

function negated(condition: ts.Expression, tree: ts.SourceFile): Change {
  return [condition, `!(${condition.getText(tree)})`, 'condition negated']
}

function removed(node: ts.ExpressionStatement): Change[] {
  const { expression } = node
  const isSuper = ts.isCallExpression(expression) && expression.expression.kind === ts.SyntaxKind.SuperKeyword
  const isConstructing = ts.isBlock(node.parent) && ts.isConstructorDeclaration(node.parent.parent)
  return isSuper || isConstructing ? [] : [[node, ';', 'statement removed']]
}

/** True for what is a question, nothing for the rest; constants are left to the change by one. */
function otherReturn(value: ts.Expression | undefined): Change[] {
  if (!value || ts.isLiteralExpression(value) || ts.isIdentifier(value)) return []
  const isQuestion = ts.isPrefixUnaryExpression(value) || (ts.isBinaryExpression(value) && isTest(value))
  return [[value, isQuestion ? 'true' : 'undefined', `returns ${isQuestion ? 'true' : 'undefined'}`]]
}

function isTest({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return SWAPPED.has(kind) && kind !== ts.SyntaxKind.PlusToken && kind !== ts.SyntaxKind.MinusToken
}

/** Rows of data and lists at the top of a file. */
function inTable(node: ts.Node): boolean {
  for (let each = node.parent; !ts.isSourceFile(each); each = each.parent) {
    if (ts.isFunctionLike(each)) return false
    if (ts.isArrayLiteralExpression(each) || ts.isObjectLiteralExpression(each)) return true
  }
  return false
}
