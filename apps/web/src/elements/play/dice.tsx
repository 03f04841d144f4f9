/** Dice as they lie: six-sided ones with pips, all others as a kite with its figure. */
import type { ReactNode } from 'react'
import { words } from '../../text/words.ts'
import { PIPS, sidesOf } from './die-faces.ts'

/**
 * `typed` by a person with real dice; `secret`, seen by nobody here; `open-secret`, seen only by this seat; `seen` before
 * an undo.
 */
type DiceVariant = 'thrown' | 'typed' | 'secret' | 'open-secret' | 'seen'

const CLASSES: { readonly [variant in DiceVariant]: string } = {
  thrown: '',
  typed: ' die-typed',
  secret: ' die-secret',
  'open-secret': ' die-secret',
  seen: ' die-seen',
}

export interface DiceProps {
  /** As they fell; of secret dice only their number counts. */
  readonly faces: readonly number[]
  /** The notation, which tells how many sides they have: "2d6" if left out. */
  readonly dice?: string
  readonly variant?: DiceVariant
  /** Just thrown: they settle once. */
  readonly fresh?: boolean
}

export function Dice({ faces, dice = '2d6', variant = 'thrown', fresh = false }: DiceProps) {
  const sides = sidesOf(dice)
  const told = faces.join(', ')
  const label = variant === 'secret' ? words.dice.secret(faces.length) : spoken(variant)(told)
  return (
    <span className="dice" role="img" aria-label={label}>
      {placed(faces).map(({ place, face }) => (
        <Die key={place} face={face} sides={sides} variant={variant} fresh={fresh} />
      ))}
    </span>
  )
}

/** Dice have no name but their place. */
const placed = (faces: readonly number[]) => faces.map((face, place) => ({ place, face }))

const spoken = (variant: DiceVariant): ((faces: string) => string) =>
  variant === 'typed' ? words.dice.typed : variant === 'seen' ? words.dice.seen : words.dice.thrown

interface DieProps {
  readonly face: number
  readonly sides: number
  readonly variant: DiceVariant
  readonly fresh: boolean
}

/** One die, drawn only: `Dice` says it. */
export function Die({ face, sides, variant, fresh }: DieProps) {
  const look = `${CLASSES[variant]}${fresh ? ' die-fresh' : ''}`
  const shown = variant === 'secret' ? words.dice.hidden : String(face)
  const pips = sides === 6 && variant !== 'secret' ? PIPS[face] : undefined
  if (sides !== 6) return <Kite look={look}>{shown}</Kite>
  return (
    <svg className={`die${look}`} viewBox="0 0 22 22" aria-hidden="true">
      <rect className="face" x="0.5" y="0.5" width="21" height="21" rx="3" />
      {pips?.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.1" />) ?? (
        <text x="11" y="11.5" fontSize="14">
          {shown}
        </text>
      )}
    </svg>
  )
}

const Kite = ({ look, children }: { readonly look: string; readonly children: ReactNode }) => (
  <svg className={`die die-kite${look}`} viewBox="0 0 26 30" aria-hidden="true">
    <path className="face" d="M13 1.5 25 14.5 13 28.5 1 14.5z" />
    <path className="fold" d="M1 14.5 13 18.5 25 14.5M13 18.5V28.5" />
    <text x="13" y="12.5" fontSize="11">
      {children}
    </text>
  </svg>
)
