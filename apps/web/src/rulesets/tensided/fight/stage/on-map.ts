/** What a fight has on its map: people, cover with its hit points, grenades, things that were dropped, and distances. */
import type { Square } from '@umpire/geometry'
import type { MapThing, SightLine } from '../../../../map/map-lines.tsx'
import type { MapFigure } from '../../../../map/map-view.tsx'
import type { Sheet } from '../../../common/fight/ground.ts'
import { unseenName } from '../../../common/fight/paint-words.ts'
import type { FieldAnswer } from '../../odds/ask.ts'
import { canAct, type FightView, type Figure, healthOf, isPresent, squareName } from '../../views/fight-view.ts'
import { pipsOf, stateOf } from '../captions.ts'
import type { FightNow } from '../use-fight.ts'
import { fightWords as text } from '../words.ts'

function labelOf(view: FightView, figure: Figure, actor: Figure | undefined, field: FieldAnswer | undefined): string {
  const sight = field?.sights.find(({ id }) => id === figure.id)
  const seen =
    sight === undefined || actor === undefined
      ? []
      : [text.map.from(actor.name, sight.metres), sight.seen ? '' : text.map.unseen]
  return text.map.figure([
    figure.name,
    view.sides[figure.side]?.name ?? '',
    text.map.at(squareName(view, figure.x, figure.y)),
    stateOf(view, figure),
    ...seen,
  ])
}

/**
 * Everybody whom this seat is told of: the server has left out whom it does not perceive. A game master who looks as one
 * side misses whom that side does not see; who looks as they are has them marked.
 */
export function figuresOn(
  { view, actor }: FightNow,
  field: FieldAnswer | undefined,
  { shown }: Sheet<Square>,
  movable: boolean,
  as: number | null,
): readonly MapFigure<Square>[] {
  const isUnseen = ({ id }: Figure): boolean => field?.unseen.includes(id) === true
  return view.figures
    .filter(one => isPresent(one) && (as === null || !isUnseen(one)))
    .map(figure => {
      const { id, name, side, x, y } = figure
      return {
        id,
        mark: { name, side: side + 1, health: [healthOf(figure)], pips: pipsOf(figure) },
        label: labelOf(view, figure, actor, field),
        caption: isUnseen(figure) ? unseenName(name) : name,
        out: !canAct(figure),
        cells: [shown({ x, y })],
        facing: undefined,
        movable: movable && id === actor?.id,
      }
    })
}

/** Cover that is shot to pieces is none. */
export const thingsOn = ({ covers, live, lying }: FightView, { shown }: Sheet<Square>): readonly MapThing<Square>[] => [
  ...covers
    .filter(({ hp }) => hp > 0)
    .map(({ x, y, hp }): MapThing<Square> => ({ cell: shown({ x, y }), kind: 'cover', text: text.map.cover(hp) })),
  ...lying.map(({ x, y }): MapThing<Square> => ({ cell: shown({ x, y }), kind: 'lying' })),
  ...live.map(
    ({ x, y, goes_off }): MapThing<Square> => ({
      cell: shown({ x, y }),
      kind: 'live',
      text: text.map.live(goes_off),
    }),
  ),
]

/** The distance between two squares, and what it adds to the difficulty of a shot; of a shot at somebody, his cover, too. */
export function measured(
  { map, meant }: Sheet<Square>,
  field: FieldAnswer | undefined,
  from: Square,
  to: Square,
  view?: FightView,
  target?: Figure,
): SightLine<Square> {
  const [a, b] = [meant(from), meant(to)]
  const metres = Math.hypot(b.x - a.x, b.y - a.y)
  const df = field?.bands.find(band => metres <= band.to)?.df
  const sight = map.sight(from, to)
  const cover = target?.cover == null ? undefined : view?.covers[target.cover]
  return {
    from,
    to,
    stopped: sight.seen ? undefined : sight.at,
    text: text.metres(metres),
    ...(df !== undefined && { strong: text.df(df) }),
    ...(cover !== undefined && cover.hp > 0 && { cover: text.map.covered(cover.hp, target?.exposed === true) }),
  }
}
