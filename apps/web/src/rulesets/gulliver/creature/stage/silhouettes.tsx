/** The creature beside itself at other Sizes and beside what one knows, on one base line with lines every so many yards. */
import { useEffect, useRef, useState } from 'react'
import type { SheetAnswer } from '../building/ask.ts'
import { creatureWords } from '../building/words.ts'
import { type Entrant, knownEntrants, lengthText, linedUpWith, type Standing } from './line-up.ts'
import { drawnOf, type Shape } from './outline.ts'

const text = creatureWords.stage

/** How wide the place of an element is, as long as it is shown. */
function useWidth(first: number) {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(first)
  useEffect(() => {
    const node = place.current
    if (node === null) return undefined
    const observer = new ResizeObserver(() => setWidth(node.clientWidth))
    observer.observe(node)
    return () => observer.disconnect()
  }, [])
  return { place, width }
}

const NARROW = 620
const AXIS = 46

function entrantsOf({ design, sheet, neighbours }: SheetAnswer, narrow: boolean): readonly Entrant[] {
  const drawn = drawnOf(design.plan)
  const own = { drawn, name: design.name.trim() || creatureWords.nameless }
  const ghosts = neighbours.map(
    ({ size, yards }): Entrant => ({
      key: `size ${size}`,
      role: 'ghost',
      yards,
      drawn,
      name: text.same,
      about: text.at(size),
    }),
  )
  const now: Entrant = {
    ...own,
    key: 'now',
    role: 'now',
    yards: sheet.length_yd,
    about: text.own(sheet.size, lengthText(sheet.length_yd)),
  }
  return [...(narrow ? ghosts.slice(0, 1) : ghosts), now]
}

const drawnShapes = (shapes: readonly Shape[], className: (shape: Shape) => string | undefined) =>
  shapes.map(shape => (
    <path key={`${shape.turn} ${shape.path}`} d={shape.path} transform={shape.turn} className={className(shape)} />
  ))

/** An outline of shapes that overlap: their edges, and over them all of it as paper. */
const Outlined = ({ shapes }: { readonly shapes: readonly Shape[] }) => (
  <>
    {drawnShapes(shapes, () => 'creature-edge')}
    {drawnShapes(shapes, () => 'creature-paper')}
  </>
)

function Figure({ one, ground }: { readonly one: Standing; readonly ground: number }) {
  const { role, at, scale, drawn } = one
  return (
    <g className={`creature-${role}`} transform={`translate(${at.toFixed(2)} ${ground}) scale(${scale.toFixed(5)})`}>
      {role === 'ghost' ? (
        <Outlined shapes={drawn.shapes} />
      ) : (
        drawnShapes(drawn.shapes, ({ far }) => (far === true ? 'creature-far' : undefined))
      )}
    </g>
  )
}

export function Silhouettes({ shown }: { readonly shown: SheetAnswer }) {
  const { place, width } = useWidth(1000)
  const narrow = width < NARROW
  const height = narrow ? 132 : 236
  const ground = height + 12
  const known = knownEntrants(shown.sheet.length_yd, shown.design.name, narrow ? 1 : 3)
  const { standing, lines } = linedUpWith(entrantsOf(shown, narrow), known, {
    width: width - AXIS - 8,
    height,
    ...(narrow ? { name: 82, worth: 0.5 } : { name: 108, worth: 0.75 }),
  })
  const others = standing.flatMap(({ role, name, about }) => (role === 'now' ? [] : [`${name} ${about}`]))
  return (
    <div ref={place} className="creature-picture">
      <svg
        width={width}
        height={ground + 40}
        viewBox={`0 0 ${width} ${ground + 40}`}
        role="img"
        aria-label={text.picture(shown.design.name, lengthText(shown.sheet.length_yd), others)}
      >
        {lines.map(({ up, text: mark }) => (
          <g key={mark}>
            <path className="creature-line" d={`M${AXIS} ${ground - up}H${width}`} />
            <text className="creature-mark" x={AXIS - 8} y={ground - up + 4}>
              {mark}
            </text>
          </g>
        ))}
        <g transform={`translate(${AXIS} 0)`}>
          {standing.map(one => (
            <Figure key={one.key} one={one} ground={ground} />
          ))}
        </g>
        <path className="creature-ground" d={`M${AXIS} ${ground}H${width}`} />
        <g transform={`translate(${AXIS} 0)`}>
          {standing.map(({ key, role, middle, name, about }) => (
            <text key={key} className={`creature-name creature-name-${role}`} x={middle} y={ground + 18}>
              {name.length > 18 ? `${name.slice(0, 17)}…` : name}
              <tspan className="creature-about" x={middle} dy="16">
                {about}
              </tspan>
            </text>
          ))}
        </g>
      </svg>
    </div>
  )
}
