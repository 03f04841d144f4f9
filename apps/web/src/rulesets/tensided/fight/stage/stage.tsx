/** The battlefield: everybody on squares of a metre, where they may go, and what they see of each other. */
import { type Square, squares } from '@umpire/geometry'
import { type Act, aboutKey, QUESTIONS } from '@umpire/tensided/at-table'
import { useMemo } from 'react'
import { announce } from '../../../../elements/controls/announce.tsx'
import { squareLayout } from '../../../../map/ground/layout.ts'
import type { SightLine } from '../../../../map/map-lines.tsx'
import { MapView, type Told } from '../../../../map/map-view.tsx'
import type { SceneProps } from '../../../../plug-in/screens.ts'
import { useAtTable } from '../../../../table/room/at-table.ts'
import { useAnswer } from '../../../common/answer/answer.ts'
import { FightTools } from '../../../common/fight/fight-tools.tsx'
import { type Sheet, useSheet } from '../../../common/fight/ground.ts'
import { useLooking } from '../../../common/fight/looking.ts'
import { useFightPainter, useLaid } from '../../../common/fight/painting.ts'
import { StageFrame } from '../../../common/fight/stage-frame.tsx'
import '../tensided.css'
import type { FieldAnswer } from '../../odds/ask.ts'
import { figureOf, isPresent, nameOf, squareName } from '../../views/fight-view.ts'
import { type Draft, useDraft } from '../act/draft.ts'
import { type Said, squareIn, targetOf, withTarget } from '../act/saying.ts'
import { pickAbout, sayingIn, usePickedAbout, usualOf } from '../picked.ts'
import { type FightNow, useField, useFight } from '../use-fight.ts'
import { fightWords as text } from '../words.ts'
import { useBlast } from './blast.ts'
import { figuresOn, measured, thingsOn } from './on-map.ts'
import { paletteOf } from './painting.ts'

const SQUARES = { lattice: squares, layout: squareLayout }

export function FightStage({ scene }: SceneProps) {
  const now = useFight(scene)
  const { view } = now
  const sheet = useSheet(SQUARES, view.map, view.figures)
  const look = useLooking(now)
  const { answer: field } = useField({ ...now, eyes: look.eyes })
  return (
    <StageFrame view={view} words={text.map}>
      {sheet && <Battlefield scene={scene} now={now} field={field} sheet={sheet} look={look} />}
    </StageFrame>
  )
}

interface BattlefieldProps extends SceneProps {
  readonly now: FightNow
  readonly field: FieldAnswer | undefined
  readonly sheet: Sheet<Square>
  readonly look: ReturnType<typeof useLooking>
}

interface Step extends Said {
  readonly kind: string
}

/** The act that is looked at, in a round that is thought of or in the middle of one. */
function useStep({ asked }: FightNow, draft: Draft | undefined): Step | undefined {
  const question = asked?.question
  const picked = usePickedAbout(question === QUESTIONS.declare ? undefined : asked?.id)
  if (asked === undefined || question === QUESTIONS.declare) {
    return draft?.now === undefined ? undefined : { ...draft.now, kind: draft.now.act.kind }
  }
  const says = sayingIn(picked ?? usualOf(asked))
  return says === undefined ? undefined : { kind: asked.question === QUESTIONS.where ? 'move' : asked.question, says }
}

function Battlefield({ scene, now, field, sheet, look }: BattlefieldProps) {
  const { lookAt } = useAtTable()
  const { view, actor, asked } = now
  const { map, layout, shown, meant } = sheet
  const answer = useAnswer(scene, asked?.id)
  const draft = useDraft(now)
  const step = useStep(now, draft)
  const kind = step?.kind
  const blast = useBlast(now, draft, sheet)

  const moves =
    asked?.question === QUESTIONS.where ||
    draft?.answer?.choices.some(({ about, refused }) => about.kind === 'move' && refused === undefined) === true
  const ways = useMemo(() => (moves ? (field?.ways ?? []) : []), [moves, field])
  const figures = useMemo(
    () => figuresOn(now, field, sheet, ways.length > 0, look.looking.as),
    [now, field, sheet, ways, look.looking.as],
  )
  const people = useMemo(() => view.figures.filter(isPresent), [view.figures])
  const painter = useFightPainter(scene, people, sheet)
  const { names, seen } = useLaid(view.laid, sheet, field?.seen ?? null, look.all)
  const things = useMemo(() => thingsOn(view, sheet), [view, sheet])
  const reach = useMemo(
    () =>
      ways.map(({ x, y, pace, metres }) => ({
        cell: shown({ x, y }),
        cost: text.map.cost(metres),
        far: pace !== 'walk',
      })),
    [ways, shown],
  )

  // A shot after a move is fired from where it leads.
  const moved = draft?.plan.slice(0, draft.at).find(({ act }) => act.kind === 'move')
  const stands = (moved === undefined ? undefined : squareIn(moved)) ?? actor
  const target = step === undefined ? undefined : figureOf(view, targetOf(step) ?? null)
  const to = kind === 'throw' && step !== undefined ? (squareIn(step) ?? target) : target
  const lines = useMemo(
    (): readonly SightLine<Square>[] =>
      stands === undefined || to === undefined
        ? []
        : [measured(sheet, field, shown(stands), shown(to), kind === 'shoot' ? view : undefined, target)],
    [stands, to, sheet, field, shown, kind, view, target],
  )
  const goal = step === undefined || kind === 'shoot' ? undefined : squareIn(step)

  const wayTo = (cell: Square) => {
    const { x, y } = meant(cell)
    return ways.find(one => one.x === x && one.y === y)
  }
  const tell = (_id: string, cell: Square): Told => {
    const found = wayTo(cell)
    if (found === undefined) return { text: text.map.noWay, allowed: false }
    return { text: text.metres(found.metres), strong: text.map.way[found.pace], allowed: true }
  }
  /** Where somebody may go is said in the round that is thought of, or answered at once. */
  const goTo = (cell: Square, at: 'pick' | 'drop'): void => {
    const found = wayTo(cell)
    if (asked === undefined || found === undefined) {
      if (at === 'drop') announce(text.map.noWay, 'assertive')
      return
    }
    const says = { kind: 'square', x: found.x, y: found.y } as const
    if (asked.question === QUESTIONS.where) {
      if (at === 'drop') answer(aboutKey(says))
      else pickAbout(asked.id, says)
      return
    }
    const move = { act: { kind: 'move', pace: found.pace }, says } as const
    if (draft === undefined) return
    if (draft.now === undefined || kind === 'move') draft.put(move)
    else draft.only(move)
    announce(text.map.planned(text.map.way[found.pace] ?? found.pace, found.metres))
  }
  const pressed = (cell: Square): void => {
    const act = draft?.now?.act
    if (act === undefined || draft === undefined || !isGrenade(act, now)) {
      goTo(cell, 'pick')
      return
    }
    const { x, y } = meant(cell)
    draft.say({ act, says: { kind: 'throw-on', x, y } })
    announce(text.map.throwTo(squareName(view, x, y)))
  }
  /** A foe is taken as the target first, and looked at when pressed once more. */
  const choose = (id: string): void => {
    const sayings = draft?.answer?.sayings
    const found = sayings?.targets.find(one => one.id === id && one.refused === undefined)
    if (draft?.now === undefined || found === undefined || targetOf(draft.now) === id) {
      lookAt(id)
      return
    }
    const { act } = draft.now
    announce(text.map.aimAt(nameOf(view, id)))
    draft.say({ ...withTarget(act.kind, draft.now, found), act })
  }
  return (
    <MapView
      label={text.map.label}
      layout={layout}
      map={map}
      figures={figures}
      chosen={actor?.id ?? null}
      reach={reach}
      lines={lines}
      blast={blast}
      things={things}
      arcs={null}
      mark={goal === undefined ? undefined : shown(goal)}
      seen={seen}
      faint={look.all}
      names={names}
      brush={painter.brush}
      tools={
        look.master && (
          <FightTools
            title={scene.title}
            ground={view}
            painter={painter}
            palette={paletteOf(view)}
            looking={look.looking}
          />
        )
      }
      tell={tell}
      measure={(from, end) => measured(sheet, field, from, end)}
      onChoose={choose}
      onCell={pressed}
      onMove={(_id, cell) => goTo(cell, 'drop')}
    >
      <span className="map-scale">{text.map.scale}</span>
      <span className="map-scale">{text.map.clutter(view.clutter)}</span>
      {view.light !== 'day' && <span className="map-scale">{text.map.light(view.light)}</span>}
    </MapView>
  )
}

const isGrenade = (act: Act, { actor }: FightNow): boolean =>
  act.kind === 'throw' && actor?.arms?.[act.arm]?.kind === 'grenade'
