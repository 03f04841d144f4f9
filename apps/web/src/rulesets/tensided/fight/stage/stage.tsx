/** The battlefield: everybody on squares of a metre, where they may go, and what they see of each other. */
import { type Square, squares } from '@umpire/geometry'
import { useMemo } from 'react'
import { announce } from '../../../../elements/controls/announce.tsx'
import { squareLayout } from '../../../../map/ground/layout.ts'
import type { SightLine } from '../../../../map/map-lines.tsx'
import { MapView, type Told } from '../../../../map/map-view.tsx'
import type { SceneProps } from '../../../../plug-in/screens.ts'
import { useAtTable } from '../../../../table/room/at-table.ts'
import { useAnswer } from '../../../common/answer/answer.ts'
import { useFollowUp } from '../../../common/answer/follow-up.ts'
import { pick, usePicked } from '../../../common/answer/pick.ts'
import { FightTools } from '../../../common/fight/fight-tools.tsx'
import { type Sheet, useSheet } from '../../../common/fight/ground.ts'
import { useLooking } from '../../../common/fight/looking.ts'
import { useFightPainter, useLaid } from '../../../common/fight/painting.ts'
import { StageFrame } from '../../../common/fight/stage-frame.tsx'
import '../tensided.css'
import type { FieldAnswer, PlannedAct } from '../../odds/ask.ts'
import { figureOf, isPresent, nameOf, squareName } from '../../views/fight-view.ts'
import { useDraft } from '../act/draft.ts'
import { usualOf } from '../act/own-question.tsx'
import { kindOf, saidIn, saying, squareIn, targetOf } from '../act/saying.ts'
import { BESIDE, type FightNow, useField, useFight } from '../use-fight.ts'
import { fightWords as text } from '../words.ts'
import { useBlast } from './blast.ts'
import { figuresOn, measured, thingsOn } from './on-map.ts'
import { paletteOf } from './painting.ts'

const SQUARES = { lattice: squares, layout: squareLayout }

export function FightStage({ scene }: SceneProps) {
  const now = useFight(scene)
  useFollowUp(scene, BESIDE)
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

/** The act that is looked at, in a round that is thought of or in the middle of one. */
function useStep({ asked }: FightNow, drafted: PlannedAct | undefined): PlannedAct | undefined {
  const picked = usePicked(asked?.id)
  if (asked === undefined || asked.question === 'declare') return drafted
  const says = picked ?? usualOf(asked)
  const act = asked.question === 'where' ? 'move' : asked.question
  return says === undefined || asked.question === 'declare more' ? undefined : { act, says }
}

function Battlefield({ scene, now, field, sheet, look }: BattlefieldProps) {
  const { lookAt } = useAtTable()
  const { view, actor, asked } = now
  const { map, layout, shown, meant } = sheet
  const answer = useAnswer(scene, asked?.id)
  const draft = useDraft(now)
  const step = useStep(now, draft?.now)
  const kind = step === undefined ? undefined : kindOf(step.act)
  const blast = useBlast(now, draft, sheet)

  const moves =
    asked?.question === 'where' ||
    draft?.answer?.choices.some(({ key, refused }) => kindOf(key) === 'move' && refused === undefined) === true
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
  const moved = draft?.plan.slice(0, draft.at).find(({ act }) => kindOf(act) === 'move')
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
    const says = `${found.x},${found.y}`
    if (asked.question === 'where') {
      if (at === 'drop') answer(says)
      else pick(asked.id, says)
      return
    }
    const move = { act: `move:${found.pace}`, says }
    if (draft === undefined) return
    if (draft.now === undefined || kind === 'move') draft.put(move)
    else draft.only(move)
    announce(text.map.planned(text.map.way[found.pace] ?? found.pace, found.metres))
  }
  const pressed = (cell: Square): void => {
    if (kind !== 'throw' || step === undefined || draft === undefined || !isGrenade(step, now)) {
      goTo(cell, 'pick')
      return
    }
    const { x, y } = meant(cell)
    draft.say({ act: step.act, says: `on/${x},${y}` })
    announce(text.map.throwTo(squareName(view, x, y)))
  }
  /** A foe is taken as the target first, and looked at when pressed once more. */
  const choose = (id: string): void => {
    const sayings = draft?.answer?.sayings
    const key = sayings?.targets.find(one => one.id === id && one.refused === undefined)?.key
    if (draft === undefined || step === undefined || key === undefined || saidIn(step).target === key) {
      lookAt(id)
      return
    }
    announce(text.map.aimAt(nameOf(view, id)))
    draft.say(saying(step, { target: key }, sayings?.extra ?? null))
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
        look.master && <FightTools scene={scene} painter={painter} palette={paletteOf(view)} looking={look.looking} />
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

const isGrenade = ({ act }: PlannedAct, { actor }: FightNow): boolean =>
  actor?.own?.arms[Number(act.split(':')[1])]?.kind === 'grenade'
