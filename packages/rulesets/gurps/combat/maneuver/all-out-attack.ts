/** Everything into the attack. */
import { flag, int, optional, or, rule, text, type ValuesOf, type Why } from '@umpire/engine'
import { diceAddsField, diceAddsText, plus } from '../../dice/dice-adds.ts'
import { ATTACK_MODIFIERS } from '../attack/attack-modifiers.ts'
import { maneuverList } from '../basics/maneuver-list.ts'
import { turnsAfterUse } from './ready.ts'

export const ALL_OUT_FORMS = ['two-attacks', 'plus-4', 'plus-2-damage'] as const
const MORE_DAMAGE = 2
const NO_WEAPON: ReadonlySet<string> = new Set(['', 'none', 'hands', 'feet', 'unarmed'])

const given = {
  form: text(60),
  skill: optional(int({ min: -1000, max: 1000 })),
  damage: optional(diceAddsField()),
  /** By its name; hands, feet or unarmed without one. */
  weapon: or(text(100), 'unarmed'),
  /** Ready in the other hand. */
  second_weapon: or(text(100), 'none'),
  /** It shoots or is thrown. */
  ranged: or(flag(), false),
  ambidextrous: or(flag(), false),
  /** It must be readied after each swing; left out, as the catalogue has it. */
  unbalanced: optional(flag()),
}
type AllOut = ValuesOf<typeof given>

/** Why it cannot be done; nothing if it can. */
function hindrance(x: AllOut, why: Why): string | undefined {
  if (x.ranged) return 'only with hands, feet or a hand weapon'
  if (!ALL_OUT_FORMS.some(form => form === x.form)) return `there is no form ${x.form}`
  if (x.form !== 'two-attacks' || !NO_WEAPON.has(x.second_weapon) || NO_WEAPON.has(x.weapon)) return undefined
  const unbalanced = x.unbalanced ?? turnsAfterUse(x.weapon, 'swung', why) > 0
  return unbalanced ? 'the weapon must be readied after the first attack' : undefined
}

/** The second of two weapons is in the off hand. */
function secondEffective(x: AllOut, why: Why): number | null {
  if (x.form !== 'two-attacks' || x.skill === undefined) return null
  const off = !NO_WEAPON.has(x.second_weapon)
  const sum = why.sum('second attack').add('skill', x.skill)
  if (off) sum.when(!x.ambidextrous, 'off hand', ATTACK_MODIFIERS.at('off-hand', why), 'ambidextrous')
  return sum.total()
}

export const allOutAttack = rule(
  { id: 'gurps.combat.maneuver.all-out-attack', title: 'All-Out Attack', lines: '1944-1950', given },
  (x, why) => {
    const because = hindrance(x, why)
    if (because !== undefined) why.note(because)
    const better = x.form === 'plus-4' ? ATTACK_MODIFIERS.at('all-out-attack', why) : 0
    const harder = x.form === 'plus-2-damage' ? MORE_DAMAGE : 0
    const { defenses = 0 } = maneuverList({ maneuver: 'all-out-attack', defense: 'none', aim_turns: 0 }, why)
    return {
      allowed: because === undefined,
      attacks: x.form === 'two-attacks' ? 2 : 1,
      to_hit: better,
      damage_add: harder,
      /** Of what is rolled, the share that is added to it: as printed it is so many points instead. */
      damage_more: 0,
      effective:
        x.skill === undefined ? null : why.sum('effective skill').add('skill', x.skill).add('all out', better).total(),
      second_effective: secondEffective(x, why),
      damage: x.damage === undefined ? null : diceAddsText(plus(x.damage, harder)),
      active_defense_allowed: defenses > 0,
    }
  },
)
