/** Somebody on the field: facing, wounds, side by shape and colour, state. Text only where it is read: the name is below. */
import { words } from '../words.ts'
import { type IconName, iconSign } from './icons.tsx'
import { sideColour } from './plate.tsx'
import { bodyPath, healthArcs, initialsOf } from './token-shape.ts'

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
}

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

/** Drawn only, round (0, 0), for a map; a map names it for who listens. */
export function TokenMark(props: TokenMarkProps) {
  const { name, side, health, facing, pips = [], chosen, hidden, radius = 20 } = props
  const colour = sideColour(side)
  const ring = radius - 2
  return (
    <g className={hidden === true ? `token token-${colour} token-hidden` : `token token-${colour}`}>
      {chosen === true && <circle className="chosen" r={radius + 4.5} />}
      {facing !== undefined && (
        <path
          className="notch"
          transform={`rotate(${facing})`}
          d={`M${radius + 8.5} 0L${radius - 2} -8 ${radius - 2} 8z`}
        />
      )}
      <circle className="ground" r={radius} />
      {side > 4 && <circle className="again" r={radius + 2.5} />}
      {healthArcs(ring, health).map(({ drawn, around, from }) => (
        <circle
          key={from}
          className="health"
          r={ring}
          strokeWidth="3.2"
          strokeDasharray={`${drawn} ${around}`}
          // An empty dash would still be drawn as a dot by some browsers.
          visibility={drawn === 0 ? 'hidden' : undefined}
          transform={`rotate(${from})`}
        />
      ))}
      <path className="body" d={bodyPath(colour, radius)} />
      <text className="initials" fontSize={radius * 0.66} y="0.5">
        {initialsOf(name)}
      </text>
      {pips.slice(0, CORNERS.length).map((pip, index) => {
        const [x, y] = CORNERS[index] ?? [1, 1]
        return (
          <g key={pip} transform={`translate(${x * radius * 0.86} ${y * radius * 0.86})`}>
            <circle className="pip" r="7.5" />
            <g className="pip-sign" transform="translate(-5.6 -5.6) scale(.7)">
              {iconSign(PIP_SIGNS[pip])}
            </g>
          </g>
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
