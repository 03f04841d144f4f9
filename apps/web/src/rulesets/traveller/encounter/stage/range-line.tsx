/** The range line: one column a band, one lane a figure. Figures whose movement is asked for are dragged, or moved by arrows. */
import type { SceneView } from '@umpire/protocol'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { announce } from '../../../../elements/controls/announce.tsx'
import { TokenMark } from '../../../../elements/play/token.tsx'
import { useAtTable } from '../../../../table/room/at-table.ts'
import { useAnswer } from '../../../common/answer/answer.ts'
import { pick, usePicked } from '../../../common/answer/pick.ts'
import { askedOf } from '../../../common/answer/questions.ts'
import type { FieldAnswer, MoveEnd, RangeSpan } from '../../odds/ask.ts'
import { canAct, type Figure, healthOf, isPresent } from '../../views/encounter-view.ts'
import { captionOf, moveText, spokenFigure } from '../captions.ts'
import { lastMoves } from '../phase.ts'
import { rangesHere } from '../ranges.ts'
import type { EncounterNow } from '../use-encounter.ts'
import { fightWords } from '../words.ts'
import { contactLines, contactsAhead, laneOf, middleOf, moveTo, placeAt, reachOf, stepped, stripOf } from './strip.ts'
import { StripGround } from './strip-ground.tsx'
import { Caption, ContactLine, Way } from './strip-marks.tsx'

const text = fightWords.stage
const NO_MOVES: readonly MoveEnd[] = []
const NO_SPANS: readonly RangeSpan[] = []
/** So near to the edge, in pixels, somebody is hardly in sight. */
const EDGE = 90

interface RangeLineProps {
  readonly scene: SceneView
  readonly now: EncounterNow
  readonly field: FieldAnswer | undefined
  readonly room: number
}

interface Dragging {
  readonly x: number
  readonly y: number
}

export function RangeLine({ scene, now, field, room }: RangeLineProps) {
  const { lookAt } = useAtTable()
  const { view, actor, moved, facts } = now
  const lanes = view.figures.filter(isPresent)
  const strip = stripOf(lanes, room)
  const picture = useRef<SVGSVGElement>(null)
  const scroll = useRef<HTMLDivElement>(null)
  const [dragging, setDragging] = useState<Dragging>()
  const at = actor === undefined ? undefined : middleOf(strip, actor.band)
  // Whoever is looked at is in sight, however far the line reaches.
  useLayoutEffect(() => {
    const box = scroll.current
    if (box === null || at === undefined) return
    const inSight = at > box.scrollLeft + EDGE && at < box.scrollLeft + box.clientWidth - EDGE
    if (!inSight) box.scrollTo({ left: at - box.clientWidth / 2 })
  }, [at])
  const asked = askedOf(scene, actor?.id ?? null, ['movement'])
  const picked = usePicked(asked?.id)
  const moves = asked === undefined || actor === undefined ? NO_MOVES : (field?.moves ?? NO_MOVES)
  const spans = field?.spans ?? NO_SPANS
  const planned = moves.find(({ key }) => key === picked)
  const from = lastMoves(
    facts,
    view.figures.map(({ id }) => id),
  )

  const state = useAnswer(scene, asked?.id)
  const plan = (move: MoveEnd | undefined): void => {
    if (move === undefined || asked === undefined || actor === undefined) return
    pick(asked.id, move.key)
    announce(text.goes(actor.name, move.band, moveText(move.move)))
  }
  /** Where the pointer is, in the picture's own units. */
  const pointAt = ({ clientX, clientY }: PointerEvent): Dragging | undefined => {
    const inverse = picture.current?.getScreenCTM()?.inverse()
    if (inverse === undefined) return undefined
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(inverse)
    return { x, y }
  }
  const meant = ({ x, y }: Dragging): MoveEnd | undefined => {
    if (actor === undefined) return undefined
    const { band, lane } = placeAt(strip, x, y)
    const over = lanes[lane]
    return moveTo(moves, actor.band, band, over === undefined || over.id === actor.id ? undefined : over.id)
  }
  const drag = (event: PointerEvent): void => {
    if (dragging === undefined) return
    const point = pointAt(event)
    if (point !== undefined) setDragging(point)
  }
  const drop = (event: PointerEvent): void => {
    const point = pointAt(event)
    const started = dragging
    setDragging(undefined)
    if (started === undefined || point === undefined || asked === undefined) return
    const move = meant(point)
    if (move === undefined) return
    pick(asked.id, move.key)
    // A press without a way is a choice of the figure, not a statement that it stands.
    if (move.band !== actor?.band || move.touching.length > 0) state(move.key)
  }
  const press = (event: KeyboardEvent, figure: Figure): void => {
    if (event.key === 'Enter' && !event.repeat && figure.id === actor?.id && planned !== undefined) {
      event.preventDefault()
      state(planned.key)
    } else if (event.key.startsWith('Arrow') && figure.id === actor?.id && moves.length > 0) {
      event.preventDefault()
      plan(stepped(moves, figure.band, planned, event.key))
    }
  }

  const shown = dragging === undefined ? planned : meant(dragging)
  const ahead = actor === undefined || shown === undefined ? [] : contactsAhead(view, lanes, actor.id, shown)
  const takenBy = ({ id }: Figure): readonly number[] => [
    ...(from.has(id) ? [from.get(id) ?? 0] : []),
    ...(id === actor?.id && shown !== undefined ? [shown.band] : []),
  ]
  const placeOf = (figure: Figure, lane: number): Dragging =>
    (figure.id === actor?.id ? dragging : undefined) ?? { x: middleOf(strip, figure.band), y: laneOf(strip, lane) }
  return (
    <div className="strip-scroll" ref={scroll}>
      <div className="strip-field" style={{ width: strip.width, height: strip.height }}>
        <svg ref={picture} className="strip" viewBox={`0 0 ${strip.width} ${strip.height}`} aria-hidden="true">
          <StripGround
            strip={strip}
            lanes={lanes.length}
            at={actor?.band}
            spans={spans}
            here={actor === undefined ? [] : rangesHere(view, actor, spans)}
            reach={reachOf(moves)}
          />
          {contactLines(view, lanes).map(contact => (
            <ContactLine
              key={`${contact.from} ${contact.to}`}
              strip={strip}
              contact={contact}
              says={[lanes[contact.from], lanes[contact.to]].includes(actor) ? text.close : undefined}
            />
          ))}
          {ahead.map(contact => (
            <ContactLine
              key={`${contact.from} ${contact.to}`}
              strip={strip}
              contact={contact}
              says={text.close}
              ahead
            />
          ))}
          {lanes.map((figure, lane) => (
            <Way
              key={figure.id}
              strip={strip}
              lane={lane}
              from={from.get(figure.id) ?? figure.band}
              to={figure.band}
              side={figure.party + 1}
            />
          ))}
          {actor !== undefined && shown !== undefined && shown.band !== actor.band && (
            <Way
              strip={strip}
              lane={lanes.indexOf(actor)}
              from={shown.band}
              to={actor.band}
              side={actor.party + 1}
              ahead
            />
          )}
          {lanes.map((figure, lane) => {
            const { x, y } = placeOf(figure, lane)
            return (
              <g key={figure.id}>
                <Caption
                  strip={strip}
                  lane={lane}
                  figure={figure}
                  taken={takenBy(figure)}
                  caption={captionOf(view, figure, moved)}
                />
                <g className={dragging === undefined ? 'strip-token' : undefined} transform={`translate(${x} ${y})`}>
                  <TokenMark
                    name={figure.name}
                    side={figure.party + 1}
                    health={healthOf(figure)}
                    chosen={figure.id === actor?.id}
                    radius={strip.radius}
                    pips={canAct(figure) ? [] : ['out']}
                  />
                </g>
              </g>
            )
          })}
        </svg>
        <ul aria-label={text.line}>
          {lanes.map((figure, lane) => {
            const movable = figure.id === actor?.id && moves.length > 0
            const half = strip.radius + 4
            const { x, y } = placeOf(figure, lane)
            return (
              <li key={figure.id}>
                <button
                  type="button"
                  className={movable ? 'strip-figure strip-movable' : 'strip-figure'}
                  style={{ left: x - half, top: y - half, width: 2 * half, height: 2 * half }}
                  aria-label={spokenFigure(view, figure, moved, actor)}
                  aria-pressed={figure.id === actor?.id}
                  aria-describedby={movable ? 'strip-how' : undefined}
                  onKeyDown={event => press(event, figure)}
                  onClick={() => lookAt(figure.id)}
                  onPointerDown={event => {
                    if (!movable || event.button !== 0) return
                    event.currentTarget.setPointerCapture(event.pointerId)
                    setDragging(pointAt(event))
                  }}
                  onPointerMove={drag}
                  onPointerUp={drop}
                  onPointerCancel={() => setDragging(undefined)}
                />
              </li>
            )
          })}
        </ul>
      </div>
      <p id="strip-how" className="unseen">
        {text.movable}
      </p>
    </div>
  )
}
