/** A body from the front, in parts that can be aimed for. A list beside it says the same in words. */

/** Where parts are drawn; small ones lie over large ones. What a game calls them is the game's. */
export const BODY = {
  torso: 'M34 40h32l4 10-4 34H34l-4-34z',
  rightLeg: 'M51 86h15l-2 30-2 26H52z',
  leftLeg: 'M34 86h15l-1 56H38l-2-26z',
  leftArm: 'M28 42l-9 8-5 22-2 16h8l5-15 5-16z',
  rightArm: 'M72 42l9 8 5 22 2 16h-8l-5-15-5-16z',
  leftHand: 'M11 90h9v11h-9z',
  rightHand: 'M80 90h9v11h-9z',
  leftFoot: 'M34 144h14v7H29z',
  rightFoot: 'M52 144h14l5 7H52z',
  neck: 'M44 31h12v8H44z',
  head: 'M38 16c0-9 5-14 12-14s12 5 12 14-5 15-12 15-12-6-12-15z',
  brow: 'M41 9c2-4 5-6 9-6s7 2 9 6z',
  eyes: 'M42 14h16v3.500H42z',
  nose: 'M48.500 18.500h3l1 4h-5z',
  jaw: 'M43.500 24.500h13l-3 4.500h-7z',
  chest: 'M42 50h16v16H42z',
  heart: 'M53 53a4 4 0 1 1 .1 0z',
  loins: 'M38 68h6v8h-6zM56 68h6v8h-6z',
  groin: 'M43 78h14l-4 8h-6z',
} as const

interface BodyPart {
  /** As the game calls it. */
  readonly part: string
  readonly path: string
  readonly title: string
  readonly hurt: boolean
  /** What aiming for it costs, and the line from the part to where that stands. */
  readonly figure?: string
  readonly leader?: readonly [x: number, y: number, toX: number, toY: number] | undefined
}

interface BodyPictureProps {
  readonly parts: readonly BodyPart[]
  readonly chosen: string | null
  readonly onChoose: (part: string) => void
}

const [BARE, WITH_LEADERS] = ['0 0 100 154', '-34 0 168 154']

export const BodyPicture = ({ parts, chosen, onChoose }: BodyPictureProps) => (
  <div className="body-picture">
    <svg viewBox={parts.some(({ leader }) => leader !== undefined) ? WITH_LEADERS : BARE} aria-hidden="true">
      {parts.map(({ part, path, title, hurt }) => (
        <path
          key={part}
          className={`body-part${part === chosen ? ' body-aimed' : ''}${hurt ? ' body-lame' : ''}`}
          d={path}
          onPointerDown={() => onChoose(part)}
        >
          <title>{title}</title>
        </path>
      ))}
      {parts.map(one => (
        <Leader key={one.part} part={one} aimed={one.part === chosen} />
      ))}
    </svg>
  </div>
)

function Leader({ part: { leader, figure }, aimed }: { readonly part: BodyPart; readonly aimed: boolean }) {
  if (leader === undefined || figure === undefined) return null
  const [x, y, toX, toY] = leader
  const left = toX < 0
  return (
    <g className={aimed ? 'body-leader body-leader-aimed' : 'body-leader'}>
      <path d={`M${x} ${y}L${toX} ${toY}`} />
      <text x={toX + (left ? -3 : 3)} y={toY + 3.5} textAnchor={left ? 'end' : 'start'}>
        {figure}
      </text>
    </g>
  )
}
