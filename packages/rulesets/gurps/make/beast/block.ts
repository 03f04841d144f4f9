/** The numbers of a beast that follow, and its stat block as text. */
import type { Why } from '@umpire/engine'
import { beastDamage, beastDodge, beastEncumbrance, beastLimits, beastStats } from '../../beast/beast.ts'
import { type Beast, frameOfBeast } from './beast.ts'

type LoadRow = { readonly up_to_lb: number; readonly move: number; readonly dodge: number }

export type BeastSheet = {
  /** An attack is rolled against DX. */
  readonly to_hit: number
  readonly bite: string
  readonly bite_type: string
  readonly senses: number
  readonly move: number
  readonly dodge: number
  readonly encumbrance_level: number
  readonly can_carry: boolean
  readonly loads: readonly LoadRow[]
}

/** To every defense. */
export const COMBAT_REFLEXES = 1

export function beastSheet(beast: Beast, why: Why): BeastSheet {
  const { st, dx, iq, ht, move, diet, name: animal, sense_roll, load_lb, combat_reflexes } = beast
  const frame = frameOfBeast(beast, why)
  const own = frame.carried_lb - load_lb
  const reflexes = combat_reflexes === true ? COMBAT_REFLEXES : 0
  const under = (load: number) => {
    const loaded = { ...frame, carried_lb: own + load }
    const borne = beastEncumbrance({ animal, st, move, load_lb: load, dx, ht, frame: loaded }, why)
    const { encumbrance_level } = borne
    const dodge = beastDodge({ dx, move: borne.move, ht, encumbrance_level, frame: loaded }, why)
    return {
      ...borne,
      dodge: why
        .sum('Dodge')
        .add('own', dodge)
        .when(reflexes > 0, 'Combat Reflexes', reflexes)
        .total(),
    }
  }
  const now = under(load_lb)
  const { damage, type } = beastDamage({ st, diet }, why)
  return {
    to_hit: dx,
    bite: damage,
    bite_type: type,
    senses: beastStats({ animal, iq, sense: 'vision', sense_roll }, why).effective,
    move: now.move,
    dodge: now.dodge,
    encumbrance_level: now.encumbrance_level,
    can_carry: now.can_carry,
    loads: beastLimits(st, frame, why).map(up_to_lb => {
      const { move: slowed, dodge } = under(up_to_lb)
      return { up_to_lb, move: slowed, dodge }
    }),
  }
}

export const FROM = {
  'the book': 'as the book has it',
  ours: 'our numbers, not the book’s',
  custom: 'made up',
} as const

function possessions({ cost, weight_lb, size, rideable }: Beast): string {
  const parts = [
    ...(cost === null ? [] : [`$${cost}`]),
    ...(weight_lb === null ? [] : [`${weight_lb} lb`]),
    size === 1 ? 'one hex' : `${size} hexes`,
    ...(rideable ? ['can be ridden'] : []),
  ]
  return parts.join(', ')
}

export function beastText(beast: Beast, why: Why): string {
  const { name, st, dx, iq, ht, hp, pd, dr, from, notes, skills, load_lb } = beast
  const sheet = beastSheet(beast, why)
  const load = sheet.can_carry ? `carries ${load_lb} lb` : `cannot move ${load_lb} lb`
  const lines = [
    `${name} (${FROM[from]})`,
    `ST ${st}, DX ${dx}, IQ ${iq}, HT ${ht}; ${hp} hit points; PD ${pd}, DR ${dr}`,
    `Move ${sheet.move}, Dodge ${sheet.dodge}${load_lb === 0 ? '' : `; ${load}`}`,
    `Bite at ${sheet.to_hit}: ${sheet.bite} ${sheet.bite_type}; senses ${sheet.senses}`,
    ...(Object.keys(skills).length === 0
      ? []
      : [
          `Skills: ${Object.entries(skills)
            .map(([skill, level]) => `${skill} ${level}`)
            .join(', ')}`,
        ]),
    `Loads: ${sheet.loads.map(({ up_to_lb, move }) => `to ${up_to_lb} lb Move ${move}`).join('; ')}`,
    possessions(beast),
    ...(notes === '' ? [] : [notes]),
  ]
  return `${lines.join('\n')}\n`
}
