import { Component, createRef, type ReactNode } from 'react'

interface Props {
  /** While this stays the same, nothing is moved. */
  layout: string
  children: ReactNode
}

/** Keeps its content where the eye has it when what stands above it goes or comes. React offers that moment to classes only. */
export class InPlace extends Component<Props, object, number | null> {
  readonly #place = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate({ layout }: Props): number | null {
    const { top = 0, bottom = 0 } = this.#place.current?.getBoundingClientRect() ?? {}
    const isInView = bottom > 0 && top < window.innerHeight
    return layout !== this.props.layout && isInView ? top : null
  }

  override componentDidUpdate(_before: Props, _state: object, top: number | null): void {
    const now = this.#place.current?.getBoundingClientRect().top
    if (top !== null && now !== undefined) window.scrollBy({ top: now - top, behavior: 'instant' })
  }

  override render(): ReactNode {
    return (
      <div ref={this.#place} className="home-in-place">
        {this.props.children}
      </div>
    )
  }
}
