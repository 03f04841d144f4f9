/** Somebody on the field: facing, wounds, side by shape and colour, state. Text only where it is read: the name is below. */
import { Fragment } from 'react'
import { words } from '../../text/words.ts'
import { type IconName, iconSign } from '../controls/icons.tsx'
import { sideColour } from './plate.tsx'
import { bodyPath, healthPath, initialsOf, type Middle, notchPath } from './token-shape.ts'

type Pip = keyof typeof words.token.pips

export interface TokenMarkProps {
  readonly name: string
  /** 0 is nobody's, then 1, 2, … A fifth side has the first colour again, with a second ring. */
  readonly side: number
  /** What is left of each part that wounds lower, from 0 to 1. */
  readonly health: readonly number[]
  /** In degrees, clockwise from the right; none where facing means nothing. */
  readonly facing?: number | undefined
  readonly pips?: readonly Pip[]
  readonly chosen?: boolean
  /** Only this seat sees it. */
  readonly hidden?: boolean
  readonly radius?: number
  /** Where its middle is drawn; at the origin, if nothing is said. */
  readonly at?: Middle
}

const ORIGIN: Middle = { x: 0, y: 0 }

const CORNERS = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const

const PIP_SIGNS: { readonly [pip in Pip]: IconName } = {
  aim: 'aim',
  kneel: 'kneel',
  prone: 'prone',
  cover: 'cover',
  bleeding: 'bleeding',
  stunned: 'stunned',
  out: 'out',
}

/** Drawn only, for a map; a map names it for who listens. */
export function TokenMark(props: TokenMarkProps) {
  const { name, side, health, facing, pips = [], chosen, hidden, radius = 20, at = ORIGIN } = props
  const colour = sideColour(side)
  return (
    <g className={hidden === true ? `token token-${colour} token-hidden` : `token token-${colour}`}>
      {chosen === true && <circle className="chosen" cx={at.x} cy={at.y} r={radius + 4.5} />}
      {facing !== undefined && <path className="notch" d={notchPath(at, radius, facing)} />}
      <circle className="ground" cx={at.x} cy={at.y} r={radius} />
      {side > 4 && <circle className="again" cx={at.x} cy={at.y} r={radius + 2.5} />}
      <path className="health" strokeWidth="3.2" d={healthPath(at, radius - 2, health)} />
      <path className="body" d={bodyPath(at, colour, radius)} />
      <text className="initials" fontSize={radius * 0.66} x={at.x} y={at.y + 0.5}>
        {initialsOf(name)}
      </text>
      {pips.slice(0, CORNERS.length).map((pip, index) => {
        const [right, down] = CORNERS[index] ?? [1, 1]
        const [x, y] = [at.x + right * radius * 0.86, at.y + down * radius * 0.86]
        return (
          <Fragment key={pip}>
            <circle className="pip" cx={x} cy={y} r="7.5" />
            <g className="pip-sign" transform={`translate(${x - 5.6} ${y - 5.6}) scale(.7)`}>
              {iconSign(PIP_SIGNS[pip])}
            </g>
          </Fragment>
        )
      })}
    </g>
  )
}

/** By itself, in a list or a prompt. Where the name stands beside it, it is silent. */
export function Token({
  size = 40,
  silent = false,
  ...mark
}: TokenMarkProps & { readonly size?: number; readonly silent?: boolean }) {
  const { name, pips = [], chosen, hidden } = mark
  const states = [
    ...pips.map(pip => words.token.pips[pip]),
    ...(hidden === true ? [words.token.hidden] : []),
    ...(chosen === true ? [words.token.chosen] : []),
  ]
  const drawn = { className: 'token-picture', width: size, height: size, viewBox: '-28 -28 56 56' }
  const picture = <TokenMark {...mark} radius={20} />
  return silent ? (
    <svg {...drawn} aria-hidden="true">
      {picture}
    </svg>
  ) : (
    <svg {...drawn} role="img" aria-label={[name, ...states].join(', ')}>
      {picture}
    </svg>
  )
}
