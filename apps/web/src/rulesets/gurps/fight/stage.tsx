/** The battlefield: everybody on hexes of a yard, where they may go, and what they see of each other. */
import type { Hex } from '@umpire/geometry'
import { hexDistance } from '@umpire/geometry'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { announce } from '../../../elements/announce.tsx'
import { signedText } from '../../../elements/number-text.ts'
import type { SightLine } from '../../../map/map-lines.tsx'
import { type MapFigure, MapView, type Told } from '../../../map/map-view.tsx'
import { useAtTable } from '../../../table/at-table.ts'
import type { SceneProps } from '../../screens.ts'
import '../gurps.css'
import { useAnswer } from '../../common/answer.ts'
import { pick, usePicked } from '../../common/chosen.ts'
import type { FieldAnswer } from '../odds/ask.ts'
import { type FightView, type Figure, figureOf, healthOf, isPresent } from '../views/fight-view.ts'
import { changed, groupsOf } from './acts.ts'
import { useBlast } from './blast.ts'
import { pipsOf, stateOf } from './captions.ts'
import { openSheet, type Sheet, sheetOf } from './ground.ts'
import { paintWords } from './paint-words.ts'
import { paletteOf, saveMap, useFightPainter, useLaid } from './painting.ts'
import { pickedAct, wayKey } from './picked.ts'
import { plan, useFollowUp } from './plan.ts'
import { type FightNow, useField, useFight } from './use-fight.ts'
import { fightWords as text } from './words.ts'

/** Only game masters paint. */
const PaintTools = lazy(() => import('../../../map/paint-tools.tsx'))

/** The map of a fight changes only when it is painted; open ground is cut out anew only when somebody leaves it. */
function useSheetOf(view: FightView): Sheet | undefined {
  const written = view.map === null ? '' : JSON.stringify(view.map)
  const drawn = useMemo(() => (written === '' ? undefined : sheetOf(JSON.parse(written))), [written])
  const open = useRef<Sheet>(undefined)
  if (drawn !== undefined) return drawn
  const fits = view.figures.every(({ q, r }) => open.current?.map.contains(open.current.shown({ q, r })) === true)
  if (!fits) open.current = openSheet(view.figures)
  return open.current
}

export function FightStage({ scene }: SceneProps) {
  const now = useFight(scene)
  useFollowUp(scene)
  const sheet = useSheetOf(now.view)
  const { answer: field } = useField(now)
  return (
    <div className="fight-stage">
      {sheet === undefined ? (
        <p className="range-empty">{text.map.open}</p>
      ) : (
        <Battlefield scene={scene} now={now} field={field} sheet={sheet} />
      )}
      {now.view.stage === 'over' && (
        <div className="fight-over">
          <h1 className="title">{text.map.over}</h1>
          <p>
            {now.view.winner === undefined
              ? text.map.noWinner
              : text.map.winner(now.view.sides[now.view.winner]?.name ?? '')}
          </p>
        </div>
      )}
    </div>
  )
}

interface BattlefieldProps extends SceneProps {
  readonly now: FightNow
  readonly field: FieldAnswer | undefined
  readonly sheet: Sheet
}

function labelOf(view: FightView, figure: Figure, actor: Figure | undefined, field: FieldAnswer | undefined): string {
  const sight = field?.sights.find(({ id }) => id === figure.id)
  const seen =
    sight === undefined || actor === undefined
      ? []
      : [text.map.from(actor.name, sight.yards), sight.seen ? text.cover(sight.cover) : text.map.unseen]
  return text.map.figure([
    figure.name,
    view.sides[figure.side]?.name ?? '',
    text.map.at(text.hex(figure.q, figure.r)),
    field?.facing === true ? text.facing(figure.facing) : '',
    stateOf(view, figure),
    ...seen,
  ])
}

/** Everybody whom this seat is told of: whom nobody of theirs sees does not come here. */
function figuresOf(
  { view, actor, asked }: FightNow,
  field: FieldAnswer | undefined,
  { shown }: Sheet,
  master: boolean,
) {
  return view.figures.filter(isPresent).map((figure): MapFigure<Hex> => {
    const { id, name, side, q, r, facing, hp, fullHp, status } = figure
    const mine = id === actor?.id && (asked?.question === 'maneuver' || asked?.question === 'where')
    return {
      id,
      mark: { name, side: side + 1, health: [healthOf(figure)], pips: pipsOf(figure) },
      label: labelOf(view, figure, actor, field),
      caption: master && field?.unseen.includes(id) === true ? paintWords.hidden(name) : name,
      ...(hp !== undefined && fullHp !== undefined && { count: text.act.of(hp, fullHp) }),
      out: status !== 'active',
      cells: (field?.large[id] ?? [{ q, r }]).map(shown),
      facing: field?.facing === true && status === 'active' ? facing : undefined,
      movable: mine && (field?.ways.length ?? 0) > 0,
    }
  })
}

/** Range and cover between two hexes, as a shot would have it. */
function measured({ map, meant }: Sheet, field: FieldAnswer | undefined, from: Hex, to: Hex): SightLine<Hex> {
  const yards = hexDistance(meant(from), meant(to))
  const penalty = field?.penalties[yards]
  const sight = map.sight(from, to)
  return {
    from,
    to,
    stopped: sight.seen ? undefined : sight.at,
    text: text.yards(yards),
    ...(penalty !== undefined && { strong: penalty === 0 ? '0' : signedText(penalty) }),
  }
}

function Battlefield({ scene, now, field, sheet }: BattlefieldProps) {
  const { view: table, lookAt, perform } = useAtTable()
  const master = table.seat.role === 'gm'
  const { view, actor, asked } = now
  const { map, layout, shown, meant } = sheet
  const answer = useAnswer(scene, asked?.id)
  const picked = usePicked(asked?.id)
  const way = usePicked(asked === undefined ? undefined : wayKey(asked.id))
  const act = pickedAct(asked, picked)
  const blast = useBlast(now, act, sheet)

  const figures = useMemo(() => figuresOf(now, field, sheet, master), [now, field, sheet, master])
  const painter = useFightPainter(scene, view, sheet)
  const { names, shades, hidden, shownByHand, marked: hiddenMarked } = useLaid(view, sheet, master)
  const ways = useMemo(() => {
    const goes =
      asked?.question === 'where' || asked?.choices.some(({ key, refused }) => key === 'go' && refused === undefined)
    return goes === true ? (field?.ways ?? []) : []
  }, [asked, field])
  const reach = useMemo(
    () =>
      ways.map(({ q, r, points, yards }) => ({
        cell: shown({ q, r }),
        cost: text.map.points(points),
        far: act?.group !== 'move' && yards > (field?.step ?? 0),
      })),
    [ways, shown, act?.group, field?.step],
  )
  const seen = useMemo(() => {
    if (field?.seen === undefined || field.seen === null) return hiddenMarked
    return new Set([...field.seen, ...shownByHand].filter(cell => !hidden.has(cell)))
  }, [field?.seen, hiddenMarked, shownByHand, hidden])
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
      },
    ]
  }, [actor, target, sight, sheet, field, shown])

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
    const to = facing === undefined ? `${found.q},${found.r}` : `${found.q},${found.r}/${facing}`
    if (asked.question === 'where') answer(to)
    else {
      plan(scene.id, asked, { where: to })
      answer('go')
    }
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
      pick(asked.id, other.key)
    }
  }
  const pickWay = (cell: Hex): void => {
    const found = wayTo(cell)
    if (asked === undefined || found === undefined) return
    pick(wayKey(asked.id), `${found.q},${found.r}`)
    if (asked.question === 'maneuver') pick(asked.id, 'go')
  }
  const marked = ways.find(({ q, r }) => act?.group === 'move' && way === `${q},${r}`)
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
      seen={seen}
      faint={master}
      shades={shades}
      names={names}
      brush={painter.brush}
      tools={
        master && (
          <Suspense>
            <PaintTools
              painter={painter}
              palette={paletteOf(view)}
              onUndo={() => void perform({ type: 'undo' })}
              onSave={() => saveMap(scene.title, scene.state)}
            />
          </Suspense>
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
