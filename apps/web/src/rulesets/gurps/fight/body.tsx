/** A body from the front, in parts that can be aimed for. The list beside it says the same in words. */
import { signedText } from '../../../elements/number-text.ts'
import type { Figure } from '../views/fight-view.ts'
import { partName } from './words.ts'

/** Where each part is drawn; small ones lie over large ones. */
const SHAPES: readonly (readonly [part: string, path: string])[] = [
  ['torso', 'M34 40h32l4 10-4 34H34l-4-34z'],
  ['far-leg', 'M51 86h15l-2 30-2 26H52z'],
  ['near-leg', 'M34 86h15l-1 56H38l-2-26z'],
  ['near-arm', 'M28 42l-9 8-5 22-2 16h8l5-15 5-16z'],
  ['far-arm', 'M72 42l9 8 5 22 2 16h-8l-5-15-5-16z'],
  ['hand', 'M11 90h9v11h-9zM80 90h9v11h-9z'],
  ['foot', 'M34 144h14v7H29zM52 144h14l5 7H52z'],
  ['neck', 'M44 31h12v8H44z'],
  ['head', 'M38 16c0-9 5-14 12-14s12 5 12 14-5 15-12 15-12-6-12-15z'],
  ['brain', 'M41 9c2-4 5-6 9-6s7 2 9 6z'],
  ['eyes', 'M42 14h16v3.500H42z'],
  ['nose', 'M48.500 18.500h3l1 4h-5z'],
  ['jaw', 'M43.500 24.500h13l-3 4.500h-7z'],
  ['vitals', 'M42 50h16v16H42z'],
  ['heart', 'M53 53a4 4 0 1 1 .1 0z'],
  ['kidneys', 'M38 68h6v8h-6zM56 68h6v8h-6z'],
  ['groin', 'M43 78h14l-4 8h-6z'],
]

/** Where the leader of a part begins, and where its number stands. */
const LEADERS: { readonly [part: string]: readonly [x: number, y: number, toX: number, toY: number] } = {
  brain: [58, 7, 112, 8],
  eyes: [43, 16, -12, 12],
  head: [61, 18, 112, 22],
  nose: [48, 21, -12, 25],
  jaw: [56, 27, 112, 36],
  neck: [45, 35, -12, 38],
  torso: [66, 46, 112, 52],
  vitals: [57, 58, 112, 66],
  heart: [53, 52, 112, 80],
  kidneys: [39, 72, -12, 72],
  groin: [47, 82, -12, 112],
  'near-arm': [20, 60, -12, 56],
  'far-arm': [84, 70, 112, 94],
  hand: [12, 96, -12, 92],
  'near-leg': [38, 116, -12, 130],
  'far-leg': [63, 112, 112, 116],
  foot: [66, 148, 112, 140],
}

/** What a limb is called when it is crippled. */
const LAME: { readonly [part: string]: RegExp } = {
  'near-leg': /left leg/,
  'far-leg': /right leg/,
  'near-arm': /left arm/,
  'far-arm': /right arm/,
  hand: /hand/,
  foot: /foot/,
}

interface BodyProps {
  readonly parts: readonly { readonly location: string; readonly modifier: number }[]
  readonly chosen: string | null
  readonly target: Figure | undefined
  readonly onChoose: (location: string) => void
}

export function Body({ parts, chosen, target, onChoose }: BodyProps) {
  const drawn = SHAPES.filter(([part]) => parts.some(({ location }) => location === part))
  return (
    <div className="body-picture">
      <svg viewBox="-34 0 168 154" aria-hidden="true">
        {drawn.map(([part, path]) => {
          const lame = target?.crippled.some(one => LAME[part]?.test(one)) === true
          return (
            <path
              key={part}
              className={`body-part${part === chosen ? ' body-aimed' : ''}${lame ? ' body-lame' : ''}`}
              d={path}
              onPointerDown={() => onChoose(part)}
            >
              <title>{partName(part)}</title>
            </path>
          )
        })}
        {parts.map(({ location, modifier }) => {
          const leader = LEADERS[location]
          if (leader === undefined) return null
          const [x, y, toX, toY] = leader
          const left = toX < 0
          return (
            <g key={location} className={location === chosen ? 'body-leader body-leader-aimed' : 'body-leader'}>
              <path d={`M${x} ${y}L${toX} ${toY}`} />
              <text x={toX + (left ? -3 : 3)} y={toY + 3.5} textAnchor={left ? 'end' : 'start'}>
                {modifier === 0 ? '0' : signedText(modifier)}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
