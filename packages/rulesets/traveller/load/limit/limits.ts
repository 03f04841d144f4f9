/** How much may be carried, and what carrying more means. Limits are reckoned in grams, exactly. */
import { BadInput, flag, int, num, optional, or, rule, text, type ValuesOf, type Why } from '@umpire/engine'
import { upp } from '../../chargen/characteristics.ts'
import { type Category, MULTIPLE, NORMAL_WORLD_SIZE, SHARE_BY_SIZE } from '../../tables/load.ts'
import { CHARACTERISTICS } from '../../tables/words.ts'
import { encumbered } from './effects.ts'

const GRAMS = 1000
/** World sizes with a density constant are kept to this part of one. */
const PARTS = 1000

const LOADED = {
  strength: optional(int({ min: 0 })),
  upp: optional(text(CHARACTERISTICS.length)),
  load_kg: num({ min: 0 }),
  military_unit: or(flag(), false),
  world_size: or(num({ min: 0, max: 100 }), NORMAL_WORLD_SIZE),
  k: or(num({ min: 0, max: 100 }), 1),
}
type Loaded = ValuesOf<typeof LOADED>

type Load =
  | {
      readonly allowed: true
      readonly category: Category
      /** The UPP as it counts while the load lasts, if there is one. */
      readonly treated_as: string | null
      /** To be down to a normal load. */
      readonly must_shed_kg: number
    }
  | { readonly allowed: false; readonly because: string; readonly must_shed_kg: number }

export const gravity = rule(
  {
    id: 'traveller.load.gravity',
    title: 'Gravity and load',
    lines: '1137-1141, 1568-1580',
    given: { strength: int({ min: 0 }), world_size: LOADED.world_size, k: LOADED.k },
  },
  (x, why) => {
    const size = why.round('thousandths of a size', x.world_size * x.k * PARTS, 'near')
    const each = why
      .sum('grams for each point of strength')
      .add('at size 8', GRAMS)
      .add('gravity', SHARE_BY_SIZE * (GRAMS / PARTS) * (NORMAL_WORLD_SIZE * PARTS - size))
      .total()
    const normal_g = x.strength * why.atLeast('too heavy to carry anything', 0, each)
    return {
      effective_size: size / PARTS,
      normal_g,
      normal_kg: normal_g / GRAMS,
      double_kg: (normal_g * MULTIPLE.at('double', why)) / GRAMS,
      triple_kg: (normal_g * MULTIPLE.at('triple', why)) / GRAMS,
    }
  },
)

function normalGrams(x: Loaded, why: Why): number {
  if (x.strength !== undefined && x.upp !== undefined) throw new BadInput('given', 'strength or upp', 'both')
  const strength = x.strength ?? (x.upp === undefined ? undefined : upp({ upp: x.upp }, why).strength)
  if (strength === undefined) throw new BadInput('given', 'strength or upp', 'neither')
  return gravity({ strength, world_size: x.world_size, k: x.k }, why).normal_g
}

const gramsOf = (x: Loaded, why: Why): number => why.round('load in grams', x.load_kg * GRAMS, 'near')

function treatedAs(x: Loaded, category: Category, why: Why): string | null {
  if (x.upp === undefined) return null
  const { strength, dexterity, endurance, intelligence, education, social } = upp({ upp: x.upp }, why)
  const now = encumbered({ strength, dexterity, endurance }, category, why)
  return upp({ values: [now.strength, now.dexterity, now.endurance, intelligence, education, social] }, why).upp
}

const carries = (x: Loaded, category: Category, shed: number, why: Why): Load => ({
  allowed: true,
  category,
  treated_as: treatedAs(x, category, why),
  must_shed_kg: shed / GRAMS,
})

/** Each of the three rules knows its own limit and leaves what lies beyond it to its neighbour. */
export const normalLoad = rule(
  { id: 'traveller.load.normal', title: 'Normal load', lines: '1131-1131, 1564-1564', given: LOADED },
  (x, why): Load => {
    const free = why.compare('load against the normal limit', gramsOf(x, why), '<=', normalGrams(x, why))
    return free ? carries(x, 'normal', 0, why) : doubleLoad(x, why)
  },
)

export const doubleLoad = rule(
  { id: 'traveller.load.double', title: 'Double load', lines: '1133-1133, 1565-1565', given: LOADED },
  (x, why): Load => {
    const load = gramsOf(x, why)
    const normal = normalGrams(x, why)
    if (load <= normal) return normalLoad(x, why)
    const within = why.compare('load against the double limit', load, '<=', normal * MULTIPLE.at('double', why))
    return within ? carries(x, 'double', load - normal, why) : tripleLoad(x, why)
  },
)

export const tripleLoad = rule(
  { id: 'traveller.load.triple', title: 'Triple load', lines: '1135-1135, 1566-1566', given: LOADED },
  (x, why): Load => {
    const load = gramsOf(x, why)
    const normal = normalGrams(x, why)
    if (load <= normal * MULTIPLE.at('double', why)) return doubleLoad(x, why)
    const shed = (load - normal) / GRAMS
    if (!x.military_unit) {
      return {
        allowed: false,
        because: 'only a military force carries more than twice the normal load',
        must_shed_kg: shed,
      }
    }
    const within = why.compare('load against the triple limit', load, '<=', normal * MULTIPLE.at('triple', why))
    if (within) return carries(x, 'triple', load - normal, why)
    return { allowed: false, because: 'nobody carries more than three times the normal load', must_shed_kg: shed }
  },
)
