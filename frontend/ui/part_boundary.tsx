import { Component, type ReactNode } from 'react'
import { LostPart } from './lost_part.tsx'

interface Props {
  /** What is said where the part breaks; `fallback` stands in its place without it. */
  lost: string | undefined
  fallback: ReactNode
  onGiveUp?: (() => void) | undefined
  children: ReactNode
}

/** Keeps a part that breaks while it is drawn from taking the screen along. */
export class PartBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  readonly #repair = async () => {
    await Promise.resolve()
    this.setState({ isBroken: false })
  }

  override render() {
    const { lost, fallback, onGiveUp, children } = this.props
    if (!this.state.isBroken) return children
    return lost ? <LostPart lost={lost} onRetry={this.#repair} onGiveUp={onGiveUp} /> : fallback
  }
}
