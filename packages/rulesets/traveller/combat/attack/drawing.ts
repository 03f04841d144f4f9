/** Drawing a weapon, and drawing against each other. */
import { flag, int, map, oneOf, optional, or, record, rolled, rule } from '@umpire/engine'
import { CARRIED } from '../../tables/words.ts'

const DRAWING_DM = -3

export const drawing = rule(
  {
    id: 'traveller.combat.drawing',
    title: 'Drawing a weapon',
    lines: '1289-1289',
    given: { weapon_carried: or(oneOf(...CARRIED), 'in hand'), attack_this_round: or(flag(), false) },
    gives: 'dm',
  },
  (x, why) => {
    const drawn = x.attack_this_round && x.weapon_carried !== 'in hand'
    return why.sum('DM').when(drawn, 'drawn this round', DRAWING_DM, 'in hand, or not used this round').total()
  },
)

const drawer = record({ dexterity: int({ min: 0 }), roll: rolled('2d6') })

export const drawContest = rule(
  {
    id: 'traveller.combat.draw-contest',
    title: 'Drawing against each other',
    lines: '1289-1289',
    /** Two as a and b, or any number by their names. */
    given: { a: optional(drawer), b: optional(drawer), drawers: or(map(drawer, 200), {}) },
  },
  (x, why) => {
    const all = { ...(x.a && { a: x.a }), ...(x.b && { b: x.b }), ...x.drawers }
    const names = Object.keys(all)
    const totals = Object.values(all).map(({ dexterity, roll }) =>
      why.sum('total').add('roll', roll).add('dexterity', dexterity).total(),
    )
    const highest = Math.max(...totals)
    return { first: names.filter((_, place) => totals[place] === highest), totals }
  },
)
