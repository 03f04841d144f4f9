/** A part of the page that may break without taking the rest along: the screens of a ruleset. */
import { Component, type ReactNode } from 'react'
import { Failed } from './states.tsx'

interface GuardedProps {
  readonly children: ReactNode
}
interface GuardedState {
  readonly error: unknown
}

export class Guarded extends Component<GuardedProps, GuardedState> {
  override readonly state: GuardedState = { error: undefined }

  static getDerivedStateFromError(error: unknown): GuardedState {
    return { error }
  }
  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <div className="guarded">
        <Failed error={error} again={() => this.setState({ error: undefined })} />
      </div>
    )
  }
}
