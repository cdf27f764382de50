import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react'

interface Look {
  size?: '1' | '2' | '3' | '4'
  variant?: 'ghost' | 'outline' | 'soft' | 'solid' | 'surface'
  /** A colour whose scale is in the style sheet; by default the brand's. */
  color?: 'amber' | 'gray' | 'green' | 'red' | 'teal' | undefined
  radius?: 'full' | undefined
  /** Applies its look to its only child, such as a link. */
  asChild?: boolean
}

type ButtonProps = Omit<ComponentProps<'button'>, 'color'> & Look
type BadgeProps = Omit<ComponentProps<'span'>, 'color'> & Look

const joined = (...classes: (string | undefined)[]) => classes.filter(Boolean).join(' ')

/** Returns the child with these attributes added to its own. */
function lend(children: ReactNode, looks: object & { className: string }): ReactNode {
  const child = children as ReactElement<{ className?: string }>
  return cloneElement(child, {
    ...looks,
    ...child.props,
    className: joined(looks.className, child.props.className),
  })
}

/**
 * Button, IconButton, Badge and Spinner of Radix Themes by its class names, without its code, of which every page would
 * load 4 KB (gzip). `radix_subset.ts` keeps their styles.
 */
export function Button({ className, ...props }: ButtonProps): ReactNode {
  return <BaseButton {...props} className={joined('rt-Button', className)} />
}

export function IconButton({ className, ...props }: ButtonProps): ReactNode {
  return <BaseButton {...props} className={joined('rt-IconButton', className)} />
}

function BaseButton(button: ButtonProps): ReactNode {
  const { size = '2', variant = 'solid', color, radius, asChild, className, children, ...props } = button
  const looks = {
    'data-disabled': props.disabled || undefined,
    'data-accent-color': color ?? '',
    'data-radius': radius,
    ...props,
    className: joined('rt-reset rt-BaseButton', `rt-r-size-${size} rt-variant-${variant}`, className),
  }
  return asChild ? lend(children, looks) : <button {...looks}>{children}</button>
}

export function Badge(badge: BadgeProps): ReactNode {
  const { size = '1', variant = 'soft', color, radius, asChild, className, children, ...props } = badge
  const looks = {
    'data-accent-color': color ?? '',
    'data-radius': radius,
    ...props,
    className: joined('rt-reset rt-Badge', `rt-r-size-${size} rt-variant-${variant}`, className),
  }
  return asChild ? lend(children, looks) : <span {...looks}>{children}</span>
}

const LEAVES = [1, 2, 3, 4, 5, 6, 7, 8]

export function Spinner(props: ComponentProps<'span'>): ReactNode {
  return (
    <span {...props} className="rt-r-size-2 rt-Spinner">
      {LEAVES.map((leaf) => (
        <span key={leaf} className="rt-SpinnerLeaf" />
      ))}
    </span>
  )
}
