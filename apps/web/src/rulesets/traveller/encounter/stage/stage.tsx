/** The battlefield of a Traveller fight: the range line, and below it who hits whom. */

import { useLayoutEffect, useRef, useState } from 'react'
import { ScrollArea } from '../../../../elements/controls/scroll-area.tsx'
import { Citation } from '../../../../elements/message/citation.tsx'
import type { SceneProps } from '../../../../plug-in/screens.ts'
import { OddsFailed } from '../../../common/worker/odds-failed.tsx'
import { canAct, type EncounterView, isHurt, isPresent } from '../../views/encounter-view.ts'
import { weaponIn } from '../captions.ts'
import { useEncounter, useField } from '../use-encounter.ts'
import { fightWords } from '../words.ts'
import { RangeLine } from './range-line.tsx'
import { ThrowsTable } from './throws-table.tsx'

const text = fightWords.stage
const USUAL_ROOM = 952

/** How wide a place is, as it is now. */
function useRoom() {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(USUAL_ROOM)
  useLayoutEffect(() => {
    const watched = place.current
    if (watched === null) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setRoom(Math.floor(entry.contentRect.width))
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [])
  return { place, room }
}

export function EncounterStage({ scene }: SceneProps) {
  const now = useEncounter(scene)
  const { answer: field, failure } = useField(now)
  const { place, room } = useRoom()
  const { view, actor } = now
  return (
    <div className="range-stage" ref={place}>
      <header className="range-head">
        <h1 className="title">{text.title}</h1>
        <span className="label">
          {actor === undefined ? text.seenPlain : text.seenFrom(actor.name, weaponIn(actor))}
        </span>
        <span className="push">
          <Citation rule="traveller.combat.ranges" />
        </span>
      </header>
      {view.stage === 'surprise' || view.stage === 'range' ? (
        <p className="range-empty">{text.meeting}</p>
      ) : (
        <RangeLine scene={scene} now={now} field={field} room={room} />
      )}
      {view.stage !== 'over' && failure !== undefined && (
        <div className="range-failed">
          <OddsFailed failure={failure} />
        </div>
      )}
      {view.stage === 'over' ? <HowItEnded view={view} /> : <ThrowsTable scene={scene} now={now} field={field} />}
    </div>
  )
}

const COUNTS: readonly (readonly [keyof typeof text.ends, (figure: EncounterView['figures'][number]) => boolean])[] = [
  ['up', figure => canAct(figure) && !isHurt(figure)],
  ['wounded', figure => canAct(figure) && isHurt(figure)],
  ['down', figure => isPresent(figure) && figure.status === 'unconscious'],
  ['dead', figure => figure.status === 'dead'],
  ['away', figure => !isPresent(figure) && figure.status !== 'dead'],
]

/** Who is still up, side by side. */
function HowItEnded({ view }: { readonly view: EncounterView }) {
  const left = view.parties.filter((_, side) => view.figures.some(one => one.party === side && canAct(one)))
  const [winner] = left
  return (
    <div className="throws">
      <header className="throws-head">
        <h2 className="title">{text.over}</h2>
        <span className="label">
          {left.length === 1 && winner !== undefined ? text.winner(winner.name) : text.noWinner}
        </span>
      </header>
      <ScrollArea label={text.over}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{fightWords.sheet.side}</th>
              {COUNTS.map(([key]) => (
                <th key={key} scope="col" className="num">
                  {text.ends[key]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.parties.map(({ name }, side) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {COUNTS.map(([key, counts]) => (
                  <td key={key} className="num">
                    {view.figures.filter(one => one.party === side && counts(one)).length}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  )
}
