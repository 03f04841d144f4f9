/** The battlefield: everybody on hexes of a yard, where they may go, and what they see of each other. */
import type { Hex } from '@umpire/geometry'
import { hexes } from '@umpire/geometry'
import { hexKey, QUESTIONS } from '@umpire/gurps/at-table'
import { useMemo } from 'react'
import { announce } from '../../../../elements/controls/announce.tsx'
import { hexLayout } from '../../../../map/ground/layout.ts'
import type { SightLine } from '../../../../map/map-lines.tsx'
import { MapView, type Told } from '../../../../map/map-view.tsx'
import type { SceneProps } from '../../../../plug-in/screens.ts'
import { useAtTable } from '../../../../table/room/at-table.ts'
import { signedText } from '../../../../text/number-text.ts'
import '../../../common/fight/fight.css'
import { useAnswer } from '../../../common/answer/answer.ts'
import { FightTools } from '../../../common/fight/fight-tools.tsx'
import { type Sheet, useSheet } from '../../../common/fight/ground.ts'
import { useLooking } from '../../../common/fight/looking.ts'
import { useFightPainter, useLaid } from '../../../common/fight/painting.ts'
import { StageFrame } from '../../../common/fight/stage-frame.tsx'
import type { FieldAnswer } from '../../odds/ask.ts'
import { figureOf, isPresent } from '../../views/fight-view.ts'
import { changed, goOf, groupsOf, reachOf } from '../act/acts.ts'
import { pick, pickedAct, usePicked } from '../act/picked-act.ts'
import { type FightNow, useField, useFight } from '../use-fight.ts'
import { fightWords as text } from '../words.ts'
import { useBlast } from './blast.ts'
import { figuresOf, measured, retreatsIn, withinReach } from './on-map.ts'
import { paletteOf, useShades } from './painting.ts'

const HEXES = { lattice: hexes, layout: hexLayout }

export function FightStage({ scene }: SceneProps) {
  const now = useFight(scene)
  const sheet = useSheet(HEXES, now.view.map, now.view.figures)
  const look = useLooking(now)
  const { answer: field } = useField({ ...now, eyes: look.eyes })
  return (
    <StageFrame view={now.view} words={text.map}>
      {sheet && <Battlefield scene={scene} now={now} field={field} sheet={sheet} look={look} />}
    </StageFrame>
  )
}

interface BattlefieldProps extends SceneProps {
  readonly now: FightNow
  readonly field: FieldAnswer | undefined
  readonly sheet: Sheet<Hex>
  readonly look: ReturnType<typeof useLooking>
}

function Battlefield({ scene, now, field, sheet, look }: BattlefieldProps) {
  const { lookAt } = useAtTable()
  const { view, actor, asked } = now
  const { map, layout, shown, meant } = sheet
  const answer = useAnswer(scene, asked?.id)
  const { choice, way } = usePicked(asked?.id)
  const act = pickedAct(asked, choice)
  const blast = useBlast(now, act, sheet)

  const figures = useMemo(() => figuresOf(now, field, sheet, look.looking.as), [now, field, sheet, look.looking.as])
  const people = useMemo(() => view.figures.filter(isPresent), [view.figures])
  const painter = useFightPainter(scene, people, sheet)
  const shades = useShades(view, sheet)
  const { names, seen } = useLaid(view.laid, sheet, field?.seen ?? null, look.all)
  const goes = useMemo(() => goOf(asked), [asked])
  const ways = useMemo(() => {
    return asked?.question === QUESTIONS.where || goes !== undefined ? (field?.ways ?? []) : []
  }, [asked, goes, field])
  const retreats = useMemo(() => retreatsIn(scene), [scene])
  const reach = useMemo(
    () => [
      ...retreats.map(hex => ({ cell: shown(hex), cost: text.map.retreat, far: false })),
      ...ways.map(({ q, r, points, yards }) => ({
        cell: shown({ q, r }),
        cost: text.map.points(points),
        far: act?.group !== 'move' && yards > (field?.step ?? 0),
      })),
    ],
    [retreats, ways, shown, act?.group, field?.step],
  )
  const target = act?.at === undefined ? undefined : figureOf(view, act.at)
  const sight = field?.sights.find(({ id }) => id === target?.id)
  const lines = useMemo((): readonly SightLine<Hex>[] => {
    if (actor === undefined || target === undefined || sight === undefined) return []
    const behind = [text.cover(sight.cover), sight.between.length > 0 ? text.map.behind(sight.between) : ''].filter(
      one => one !== '',
    )
    return [
      {
        ...measured(sheet, field, shown(actor), shown(target)),
        stopped: sight.stopped === null ? undefined : shown(sight.stopped),
        ...(behind.length > 0 && { cover: behind.join(', ') }),
        ...(sight.hides !== 0 && { coverStrong: signedText(sight.hides) }),
      },
    ]
  }, [actor, target, sight, sheet, field, shown])

  const within = useMemo(
    () => (act === undefined || actor === undefined ? [] : withinReach(sheet, field, actor, reachOf(act, actor))),
    [act, actor, sheet, field],
  )

  const wayTo = (cell: Hex) => {
    const { q, r } = meant(cell)
    return ways.find(one => one.q === q && one.r === r)
  }
  const tell = (_id: string, cell: Hex): Told => {
    const found = wayTo(cell)
    if (found === undefined) return { text: text.map.noWay, allowed: false }
    return { text: text.yards(found.yards), strong: text.map.way(found.points), allowed: true }
  }
  const goTo = (cell: Hex, facing: number | undefined): void => {
    const found = wayTo(cell)
    if (asked === undefined || found === undefined) {
      announce(text.map.noWay, 'assertive')
      return
    }
    const { q, r } = found
    const to = hexKey(facing === undefined ? { q, r } : { q, r, facing })
    if (asked.question === QUESTIONS.where) answer(to)
    else if (goes !== undefined) answer(goes.key, [{ question: QUESTIONS.where, choice: to }])
  }
  /** A foe is taken as the target first, and looked at when pressed once more. */
  const choose = (id: string): void => {
    const acts =
      act?.at === undefined || act.at === id
        ? []
        : (groupsOf(asked?.choices ?? []).find(({ group }) => group === act.group)?.acts ?? [])
    const other = act === undefined ? undefined : changed(acts, act, { at: id })
    if (asked === undefined || other?.at !== id) lookAt(id)
    else {
      announce(text.map.aimAt(figureOf(view, id)?.name ?? id))
      pick(asked.id, { choice: other.key })
    }
  }
  const pickWay = (cell: Hex): void => {
    const found = wayTo(cell)
    if (asked === undefined || found === undefined) return
    pick(asked.id, { way: hexKey({ q: found.q, r: found.r }), ...(goes && { choice: goes.key }) })
  }
  const marked = ways.find(({ q, r }) => act?.group === 'move' && way === hexKey({ q, r }))
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
      arcs={
        field?.facing === true && actor !== undefined && isPresent(actor)
          ? { cell: shown(actor), facing: actor.facing }
          : null
      }
      mark={marked === undefined ? undefined : shown(marked)}
      within={within}
      seen={seen}
      faint={look.all}
      shades={shades}
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
      measure={(from, to) => measured(sheet, field, from, to)}
      onChoose={choose}
      onCell={pickWay}
      onMove={(_id, cell, facing) => goTo(cell, facing)}
    >
      <span className="map-scale">{text.map.scale}</span>
      {view.light !== 0 && <span className="map-scale">{text.map.light(view.light)}</span>}
    </MapView>
  )
}
