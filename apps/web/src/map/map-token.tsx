/** Somebody on a map: drawn with a caption for who sees, and a button over it that is named for who listens. */
import { type KeyboardEvent, memo, type PointerEvent, useEffect, useRef } from 'react'
import { TokenMark, type TokenMarkProps } from '../elements/token.tsx'

export interface TokenShown {
  readonly id: string
  readonly mark: Pick<TokenMarkProps, 'name' | 'side' | 'health' | 'pips' | 'hidden'>
  /** Everything that is to be known of it, for who listens. */
  readonly label: string
  /** Below it: "Kurt". */
  readonly caption: string
  /** Behind the caption, in another weight: hit points. */
  readonly count?: string
  /** The caption stands above it, where somebody else would hide it. */
  readonly captionAbove?: boolean
  /** Lies there and does nothing more. */
  readonly out?: boolean
}

interface MapTokenProps {
  readonly token: TokenShown
  readonly x: number
  readonly y: number
  /** In degrees; none where facing means nothing. */
  readonly facing: number | undefined
  readonly radius: number
  readonly chosen: boolean
  readonly movable: boolean
  /** The element that says what keys do. */
  readonly help: string | undefined
  readonly onDown: (id: string, event: PointerEvent<HTMLButtonElement>) => void
  readonly onKey: (id: string, event: KeyboardEvent<HTMLButtonElement>) => void
  readonly onPress: (id: string) => void
}

/** How far above its token a caption begins. */
const CAPTION = 18
/** From the middle of a cell to the next, about; and so many steps are the longest walk to be seen. */
const [CELL, MOST_STEPS] = [56, 3.9]
/** Room for the notch and the ring of the chosen one. */
const ROOM = 1.5

const sameList = (a: readonly unknown[] = [], b: readonly unknown[] = []): boolean =>
  a.length === b.length && a.every((one, place) => one === b[place])

const sameToken = (a: TokenShown, b: TokenShown): boolean =>
  a.label === b.label &&
  a.caption === b.caption &&
  a.count === b.count &&
  a.out === b.out &&
  a.captionAbove === b.captionAbove &&
  a.mark.name === b.mark.name &&
  a.mark.side === b.mark.side &&
  a.mark.hidden === b.mark.hidden &&
  sameList(a.mark.health, b.mark.health) &&
  sameList(a.mark.pips, b.mark.pips)

/** Hundreds of them are given anew when one of them moves. */
const isSame = ({ token: a, ...before }: MapTokenProps, { token: b, ...after }: MapTokenProps): boolean =>
  sameToken(a, b) && sameList(Object.values(before), Object.values(after))

export const MapToken = memo(function MapTokenShown(props: MapTokenProps) {
  const { token, x, y, facing, radius, chosen, movable, help, onDown, onKey, onPress } = props
  const { id, mark, label, caption, count, out = false, captionAbove = false } = token
  const half = radius * ROOM
  // Where it stood before: the farther it goes, the longer it walks.
  const before = useRef({ x, y })
  const cells = Math.hypot(x - before.current.x, y - before.current.y) / CELL
  useEffect(() => {
    before.current = { x, y }
  }, [x, y])
  return (
    <div
      className={`map-token${chosen ? ' map-token-chosen' : ''}${out ? ' map-token-out' : ''}`}
      style={{
        transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`,
        transitionDuration: `calc(var(--step) * ${Math.min(MOST_STEPS, Math.max(1, cells)).toFixed(1)})`,
      }}
    >
      <svg width={2 * half} height={2 * half} viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
        <TokenMark {...mark} facing={facing} chosen={chosen} radius={radius} />
      </svg>
      <span
        className="map-caption"
        style={{ top: `${captionAbove ? -radius - CAPTION : radius + 3}px` }}
        aria-hidden="true"
      >
        <b>{caption}</b>
        {count !== undefined && ` ${count}`}
      </span>
      <button
        type="button"
        className={movable ? 'map-press map-press-free' : 'map-press'}
        data-token={id}
        aria-label={label}
        aria-describedby={help}
        aria-current={chosen ? 'true' : undefined}
        style={{ inset: `${-radius}px auto auto ${-radius}px`, width: `${2 * radius}px`, height: `${2 * radius}px` }}
        onPointerDown={event => onDown(id, event)}
        onKeyDown={event => onKey(id, event)}
        onClick={() => onPress(id)}
      />
    </div>
  )
}, isSame)
