/** The numbers of a beast that follow, and its stat block as text. */
import type { Why } from '@umpire/engine'
import { BEAST_LOADS, BEAST_MOST, beastDamage, beastDodge, beastEncumbrance, beastStats } from '../../beast/beast.ts'
import type { Beast } from './beast.ts'

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

export function beastSheet(beast: Beast, why: Why): BeastSheet {
  const { st, dx, iq, move, diet, name: animal, sense_roll, load_lb } = beast
  const under = (load: number) => beastEncumbrance({ animal, st, move, load_lb: load }, why)
  const now = under(load_lb)
  const { damage, type } = beastDamage({ st, diet }, why)
  return {
    to_hit: dx,
    bite: damage,
    bite_type: type,
    senses: beastStats({ animal, iq, sense: 'vision', sense_roll }, why).effective,
    move: now.move,
    dodge: beastDodge({ dx, move: now.move }, why),
    encumbrance_level: now.encumbrance_level,
    can_carry: now.can_carry,
    loads: [...BEAST_LOADS, BEAST_MOST].map(({ times }) => {
      const slowed = under(times * st).move
      return { up_to_lb: times * st, move: slowed, dodge: beastDodge({ dx, move: slowed }, why) }
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
