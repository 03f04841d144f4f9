/** What the map shows of a fight: everybody on it, where one may step back to, what a blow reaches, what lies between. */
import type { Hex } from '@umpire/geometry'
import { hexDistance } from '@umpire/geometry'
import { defenseAbout, hexKey, QUESTIONS } from '@umpire/gurps/at-table'
import type { SightLine } from '../../../../map/map-lines.tsx'
import type { MapFigure } from '../../../../map/map-view.tsx'
import type { SceneProps } from '../../../../plug-in/screens.ts'
import { signedText } from '../../../../text/number-text.ts'
import { choicesIn } from '../../../common/answer/questions.ts'
import type { Sheet } from '../../../common/fight/ground.ts'
import { unseenName } from '../../../common/fight/paint-words.ts'
import type { FieldAnswer } from '../../odds/ask.ts'
import { type FightView, type Figure, healthOf, hexName, isPresent } from '../../views/fight-view.ts'
import { pipsOf, stateOf } from '../captions.ts'
import { isDefense } from '../incoming.ts'
import type { FightNow } from '../use-fight.ts'
import { fightWords as text } from '../words.ts'

function labelOf(view: FightView, figure: Figure, actor: Figure | undefined, field: FieldAnswer | undefined): string {
  const sight = field?.sights.find(({ id }) => id === figure.id)
  const seen =
    sight === undefined || actor === undefined
      ? []
      : [text.map.from(actor.name, sight.yards), sight.seen ? text.cover(sight.cover) : text.map.unseen]
  return text.map.figure([
    figure.name,
    view.sides[figure.side]?.name ?? '',
    text.map.at(hexName(view, figure)),
    field?.facing === true ? text.facing(figure.facing) : '',
    stateOf(view, figure),
    ...seen,
  ])
}

/**
 * Everybody whom this seat is told of: the server has left out whom it does not perceive. A game master who looks as one
 * side misses whom that side does not see; who looks as they are has them marked.
 */
export function figuresOf(
  { view, actor, asked }: FightNow,
  field: FieldAnswer | undefined,
  { shown }: Sheet<Hex>,
  as: number | null,
) {
  const isUnseen = ({ id }: Figure): boolean => field?.unseen.includes(id) === true
  const there = view.figures.filter(one => isPresent(one) && (as === null || !isUnseen(one)))
  return there.map((figure): MapFigure<Hex> => {
    const { id, name, side, q, r, facing, hp, full_hp, status } = figure
    const mine = id === actor?.id && (asked?.question === QUESTIONS.maneuver || asked?.question === QUESTIONS.where)
    return {
      id,
      mark: { name, side: side + 1, health: [healthOf(figure)], pips: pipsOf(figure) },
      label: labelOf(view, figure, actor, field),
      caption: isUnseen(figure) ? unseenName(name) : name,
      ...(hp !== undefined && full_hp !== undefined && { count: text.act.of(hp, full_hp) }),
      out: status !== 'active',
      cells: (field?.large[id] ?? [{ q, r }]).map(shown),
      facing: field?.facing === true && status === 'active' ? facing : undefined,
      movable: mine && (field?.ways.length ?? 0) > 0,
    }
  })
}

/** Where fighters who must defend now may step back to. */
export function retreatsIn(scene: SceneProps['scene']): readonly Hex[] {
  const hexes = choicesIn(scene).flatMap(({ question, choices }) =>
    isDefense(question) ? choices.flatMap(choice => defenseAbout.read(choice.about, choice.label).retreat ?? []) : [],
  )
  return [...new Map(hexes.map(hex => [hexKey(hex), hex])).values()]
}

/** Hexes that a blow strikes from where somebody stands, large as he may be. */
export function withinReach(
  { map, shown }: Sheet<Hex>,
  field: FieldAnswer | undefined,
  actor: Figure,
  reach: readonly number[],
): readonly Hex[] {
  const most = Math.max(0, ...reach)
  if (most === 0) return []
  const own = (field?.large[actor.id] ?? [actor]).map(shown)
  const [at] = own
  if (at === undefined) return []
  const near: Hex[] = []
  const around = most + own.length
  for (let q = at.q - around; q <= at.q + around; q++) {
    for (let r = at.r - around; r <= at.r + around; r++) {
      const yards = Math.min(...own.map(hex => hexDistance(hex, { q, r })))
      if (yards > 0 && reach.includes(yards) && map.contains({ q, r })) near.push({ q, r })
    }
  }
  return near
}

/** Range and cover between two hexes, as a shot would have it. */
export function measured(
  { map, meant }: Sheet<Hex>,
  field: FieldAnswer | undefined,
  from: Hex,
  to: Hex,
): SightLine<Hex> {
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
