/**
 * Somebody on a map: drawn for who sees, with a caption, and a button over it that is named for who listens. All are drawn
 * in one picture: hundreds of pictures would take the browser longer with every frame.
 */
import { type KeyboardEvent, memo, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { TokenMark, type TokenMarkProps } from '../elements/play/token.tsx'

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

interface Placed {
  readonly token: TokenShown
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly chosen: boolean
}

interface TokenDrawingProps extends Placed {
  /** In degrees; none where facing means nothing. */
  readonly facing: number | undefined
}

interface MapTokenProps extends Placed {
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
const isSame = ({ token: a, ...before }: Placed, { token: b, ...after }: Placed): boolean =>
  sameToken(a, b) && sameList(Object.values(before), Object.values(after))

/** From where it stood to where it stands now: the farther, the longer. At rest it is not shifted at all. */
function useWalk<Shown extends Element>(x: number, y: number) {
  const element = useRef<Shown>(null)
  const before = useRef({ x, y })
  const walk = useRef<Animation>(undefined)
  useLayoutEffect(() => {
    const [left, top] = [before.current.x - x, before.current.y - y]
    before.current = { x, y }
    const cells = Math.hypot(left, top) / CELL
    if (element.current === null || cells === 0) return
    // As the look has it: none, for whoever wants no motion.
    const { animationDuration, animationTimingFunction: easing } = getComputedStyle(element.current)
    const step = Number.parseFloat(animationDuration) * 1000
    walk.current?.cancel()
    if (step === 0) return
    walk.current = element.current.animate([{ transform: `translate(${left}px, ${top}px)` }, { transform: 'none' }], {
      duration: step * Math.min(MOST_STEPS, Math.max(1, cells)),
      easing,
    })
  }, [x, y])
  return element
}

export const TokenDrawing = memo(function TokenDrawn({ token, x, y, facing, radius, chosen }: TokenDrawingProps) {
  const { id, mark, out = false } = token
  const element = useWalk<SVGGElement>(x, y)
  return (
    <g ref={element} className={out ? 'map-drawn map-drawn-out' : 'map-drawn'} data-drawn={id}>
      <TokenMark {...mark} facing={facing} chosen={chosen} radius={radius} at={{ x, y }} />
    </g>
  )
}, isSame)

export const MapToken = memo(function MapTokenShown(props: MapTokenProps) {
  const { token, x, y, radius, chosen, movable, help, onDown, onKey, onPress } = props
  const { id, label, caption, count, captionAbove = false } = token
  const element = useWalk<HTMLDivElement>(x, y)
  return (
    <div
      ref={element}
      className={chosen ? 'map-token map-token-chosen' : 'map-token'}
      style={{ left: `${x.toFixed(1)}px`, top: `${y.toFixed(1)}px` }}
    >
      <span
        className="map-caption"
        style={{ top: `${captionAbove ? -radius - CAPTION : radius + 3}px` }}
        aria-hidden="true"
      >
        <span>
          <b>{caption}</b>
          {count !== undefined && ` ${count}`}
        </span>
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
