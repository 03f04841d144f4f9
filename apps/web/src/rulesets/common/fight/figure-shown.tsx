/** Somebody in a fight, as the parts around the map show him. */
import type { ComponentProps } from 'react'
import { Person } from '../../../elements/play/plate.tsx'
import { Token } from '../../../elements/play/token.tsx'

type TokenShown = Required<Pick<ComponentProps<typeof Token>, 'name' | 'side' | 'health' | 'pips'>>

interface FigureHeadProps extends TokenShown {
  readonly sideName: string | undefined
}

/** Whose sheet it is. */
export const FigureHead = ({ name, side, health, pips, sideName }: FigureHeadProps) => (
  <header className="actor">
    <Token name={name} side={side} health={health} pips={pips} size={44} silent />
    <div className="actor-who">
      <h2 className="title">{name}</h2>
      <p className="label">
        <Person side={side}>{sideName}</Person>
      </p>
    </div>
  </header>
)

interface TurnButtonProps extends TokenShown {
  readonly what: string
  readonly inView: boolean
  readonly onLook: () => void
}

/** Whose turn comes when, and what he does with it: pressed, he is the one in view. */
export const TurnButton = ({ name, side, health, pips, what, inView, onLook }: TurnButtonProps) => (
  <button type="button" className="inset-focus" aria-pressed={inView} onClick={onLook}>
    <Token name={name} side={side} health={health} pips={pips} size={36} silent />
    <span className="turn-what">
      <span>
        <b>{name}</b>
      </span>
      <span>{what}</span>
    </span>
  </button>
)
