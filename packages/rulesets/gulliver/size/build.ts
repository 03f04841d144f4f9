import { oneOf, optional, or, rule } from '@umpire/engine'
import { AVERAGE, measure, no, sizeField } from '../common/fields.ts'
import { attributes, hpDr, sizeTrait } from '../cost/paying.ts'
import { quad } from '../st/split.ts'
import { sizeFor } from './choose.ts'
import { inconvenient } from './inconvenient.ts'
import { combatSt, dr, HUMAN_WEIGHT, hitPoints, loadSt, weight } from './scaling.ts'

export const build = rule(
  {
    id: 'gulliver.size.build',
    title: 'Building size into a design',
    lines: '142-150',
    given: {
      size: optional(sizeField),
      /** The length decides the Size, unless that is given. */
      linear_dimension_yd: or(measure, 2),
      base_st: or(measure, AVERAGE),
      ht: or(measure, AVERAGE),
      base_hp: optional(measure),
      base_dr: or(measure, 0),
      base_weight: or(measure, HUMAN_WEIGHT),
      /** Load ST from Combat ST, free. */
      quad_st: no,
      /** The world whose tools do not fit; without one there is no Inconvenient Size. */
      world: optional(oneOf('typical', 'accommodating')),
    },
  },
  (x, why) => {
    const size = x.size ?? sizeFor(x.linear_dimension_yd, why)
    const { combat_st, combat_st_exact } = combatSt({ base_st: x.base_st, size }, why)
    const { load_st, load_st_exact } = x.quad_st ? quad({ combat_st }, why) : loadSt({ base_st: x.base_st, size }, why)
    const base_hp = x.base_hp ?? x.ht
    const { hp, hp_exact } = hitPoints({ base_hp, ht: x.ht, size }, why)
    const skin = dr({ base_dr: x.base_dr, skull_dr: 2, size }, why)
    const body = weight({ base_weight: x.base_weight, size }, why)
    const st = attributes({ combat_st, load_st, quad_st: x.quad_st }, why)
    const rest = hpDr({ base_hp, hp, dr: skin.dr }, why)
    const size_cost = sizeTrait({ size }, why)
    const inconvenience =
      x.world === undefined
        ? 0
        : inconvenient(
            { world: x.world, level_difference: size, dwarfism_or_gigantism: false, inconvenient_form: 0 },
            why,
          ).cost
    return {
      size,
      combat_st,
      combat_st_exact,
      load_st,
      load_st_exact,
      hp,
      hp_exact,
      ...skin,
      ...body,
      size_cost,
      combat_cost: st.combat_cost,
      load_cost: st.load_cost,
      hp_cost: rest.hp_cost,
      dr_cost: rest.dr_cost,
      inconvenient_cost: inconvenience,
      cost: why
        .sum('price')
        .add('Size', size_cost)
        .add('both strengths', st.cost)
        .add('hit points and DR', rest.cost)
        .add('Inconvenient Size', inconvenience)
        .total(),
    }
  },
)
