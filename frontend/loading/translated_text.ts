type Tree = Pick<Node, 'insertBefore' | 'removeChild'>

/** Returns the child of `parent` that holds `node`, or null if `node` is elsewhere. */
function childHolding(parent: Node, node: Node): Node | null {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}

/**
 * Lets React go on in a page that the browser has translated. Translators replace texts by elements; React then removes a
 * text, or inserts before one, that is no longer where it was put, and the browser throws: the whole screen fails
 * (facebook/react#11538). Here what is gone counts as removed, and what was to come before it comes last. Still put a
 * text that changes, or that stands beside something that comes and goes, into an element of its own: only then the
 * reader sees it change.
 */
export function tolerateTranslatedText(tree: Tree = Node.prototype): void {
  const { insertBefore, removeChild } = tree
  tree.insertBefore = function <Inserted extends Node>(
    this: Node,
    node: Inserted,
    next: Node | null,
  ): Inserted {
    Reflect.apply(insertBefore, this, [node, next && childHolding(this, next)])
    return node
  }
  tree.removeChild = function <Removed extends Node>(this: Node, node: Removed): Removed {
    const child = childHolding(this, node)
    if (child) Reflect.apply(removeChild, this, [child])
    return node
  }
}
