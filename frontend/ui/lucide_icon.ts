import { type ComponentProps, createElement, type ReactNode } from 'react'

interface Icon {
  name: string
  aliases?: readonly (string | object)[]
  node: readonly (readonly [element: string, attributes: Record<string, string>])[]
}

interface Props extends ComponentProps<'svg'> {
  size?: number
}

/**
 * Creates an icon component as lucide-react does, with equal markup, without its context and options: 1 KB (gzip) less.
 * The browser's build uses it in place of the library's.
 */
export default function createLucideIcon({ name, aliases = [], node }: Icon) {
  const names = [name, ...aliases.filter((alias) => typeof alias === 'string')]
  const classes = ['lucide', ...names.map((each) => `lucide-${each}`)].join(' ')
  const shapes = node.map(([element, attributes]) => createElement(element, attributes))
  return ({ size = 24, className, ...props }: Props): ReactNode =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${classes} ${className}` : classes,
        'aria-hidden': props['aria-label'] === undefined ? 'true' : undefined,
        ...props,
      },
      shapes,
    )
}
