import { cloneElement, type ComponentProps, createElement, isValidElement, type ReactNode } from 'react'

/*
 * The pieces of Radix Themes that do nothing but wear its styles: the same HTML without the 5 KB of code that each of
 * its own brings along. What behaves (dialogs, menus, fields, switches) is Radix's own.
 */

interface Look {
  size?: `${1 | 2 | 3 | 4 | 5 | 6 | 7}`
  variant?: 'solid' | 'soft' | 'surface' | 'outline' | 'ghost'
  weight?: 'regular'
  color?: '' | 'teal' | 'gray' | 'red' | 'amber' | 'green' | 'blue'
  radius?: 'full'
}

interface Child {
  /** Its one child wears the look instead. */
  asChild?: boolean
}

type Worn<Tag extends 'button' | 'span' | 'h2' | 'p'> = Omit<ComponentProps<Tag>, 'color'> & Look

const join = (...names: unknown[]) => names.filter(Boolean).join(' ')

function worn(name: string, props: Look & { className?: string | undefined }) {
  const { size, variant, weight, color, radius, className, ...rest } = props
  const look = [
    size && `rt-r-size-${size}`,
    variant && `rt-variant-${variant}`,
    weight && `rt-r-weight-${weight}`,
  ]
  return {
    'data-accent-color': color,
    'data-radius': radius,
    ...rest,
    className: join(name, ...look, className),
  }
}

/** The accent of the page, which a button or badge without a colour of its own asks for. */
const PAGE_COLOR = { color: '' } as const

/** The child with the look; what it says itself wins. */
function dressed(child: ReactNode, look: { className: string }): ReactNode {
  if (!isValidElement<{ className?: string }>(child)) return child
  return cloneElement(child, {
    ...look,
    ...child.props,
    className: join(look.className, child.props.className),
  })
}

type ButtonProps = Worn<'button'> & Child

function button(name: string, { asChild, children, size = '2', variant = 'solid', ...props }: ButtonProps) {
  const className = join(name, props.className)
  const look = {
    'data-disabled': props.disabled || undefined,
    ...worn('rt-reset rt-BaseButton', { size, variant, ...PAGE_COLOR, ...props, className }),
  }
  return asChild ? dressed(children, look) : createElement('button', look, children)
}

export const Button = (props: ButtonProps) => button('rt-Button', props)

export const IconButton = (props: ButtonProps) => button('rt-IconButton', props)

export function Badge({ asChild, children, size = '1', variant = 'soft', ...props }: Worn<'span'> & Child) {
  const look = worn('rt-reset rt-Badge', { size, variant, ...PAGE_COLOR, ...props })
  return asChild ? dressed(children, look) : createElement('span', look, children)
}

export function Heading({ as, ...props }: Worn<'h2'> & { as: 'h1' | 'h2' }) {
  return createElement(as, worn('rt-Heading', props))
}

export function Text({ as = 'span', ...props }: Worn<'p'> & { as?: 'p' | 'span' }) {
  return createElement(as, worn('rt-Text', props))
}

export function Spinner(props: ComponentProps<'span'>) {
  const leaves = [...Array(8).keys()].map((key) =>
    createElement('span', { key, className: 'rt-SpinnerLeaf' }),
  )
  return createElement('span', { ...props, className: 'rt-Spinner rt-r-size-2' }, leaves)
}

interface SkeletonProps {
  width?: string
  height?: string
  className?: string
  style?: ComponentProps<'span'>['style']
}

/** Holds the place of what is still on its way. */
export function Skeleton({ width, height, className, style }: SkeletonProps) {
  return createElement('span', {
    'aria-hidden': true,
    className: join('rt-Skeleton', className),
    'data-inline-skeleton': true,
    tabIndex: -1,
    inert: true,
    style: { width, height, ...style },
  })
}
