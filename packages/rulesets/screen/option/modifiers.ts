import { flag, option, replace, rule, text } from '@umpire/engine'
import { ATTACK_MODIFIERS, activeChoice, attackModifiers } from '@umpire/gurps/rooms'
import { attackModTable, isAttackModifier, MORE_ATTACK_MODIFIERS } from '../attack-mod/table.ts'
import { defenseModTable, isDefenseModifier, MORE_DEFENSE_MODIFIERS } from '../defense-mod/table.ts'

export const optionModifiers = rule(
  {
    id: 'screen.option.modifiers',
    title: "Option, the screen's attack and defense modifiers",
    lines: '30-36',
    given: { option_on: flag(), situation: text(60) },
  },
  ({ option_on, situation }, why) => {
    const attack = isAttackModifier(situation) ? MORE_ATTACK_MODIFIERS.at(situation, why) : 0
    const defense = isDefenseModifier(situation) ? MORE_DEFENSE_MODIFIERS.at(situation, why) : 0
    if (!option_on) why.note('the option is off')
    return { modifier: option_on ? attack : 0, defense_modifier: option_on ? defense : 0 }
  },
)

const NEUTRAL = {
  position: 'standing',
  greathelm: false,
  footing: 'good',
  acc: 0,
  speed_range_modifier: 0,
  injuries_since_last_turn: [],
} as const

const UNHINDERED = {
  off_hand: false,
  pd: 0,
  weapon: 'hand-weapon',
  against: 'hand-weapon',
  unarmed_against_weapon: false,
  position: 'standing',
  stunned: false,
  attack_from: 'front',
  retreat: false,
} as const

export const modifiers = option({
  key: 'modifiers',
  title: 'More attack and defense modifiers',
  says: 'Close combat, clothes on fire, helms, large shields, flails, weapons as targets and more count.',
  replaces: [
    replace(
      attackModifiers,
      (x, why, base) => {
        const lite = base(x, why)
        const named = x.circumstances.includes('bad-footing') ? ATTACK_MODIFIERS.at('bad-footing', why) : 0
        const footing_modifier = x.footing ?? named
        const shock = x.shock ?? (x.injuries_since_last_turn ?? []).reduce((sum, one) => sum + one, 0)
        const low_pain_threshold = x.low_pain_threshold === true
        if (x.circumstances.length === 0 && footing_modifier === 0 && (shock === 0 || !low_pain_threshold)) return lite
        const { skill, circumstances, weapon, aim_turns = 0, high_pain_threshold = false } = x
        const attack = { skill, circumstances, weapon, aim_turns, shock, footing_modifier, modifier: lite.modifier }
        const pain = { high_pain_threshold, low_pain_threshold }
        return { ...attackModTable({ ...NEUTRAL, ...attack, ...pain }, why), allowed: lite.allowed }
      },
      ['ranged-detail'],
    ),
    replace(
      activeChoice,
      (x, why, base) => {
        const { circumstances } = x
        if (circumstances.length === 0) return base(x, why)
        const any = defenseModTable({ ...UNHINDERED, dodge: 0, circumstances }, why).defense_total
        // What only parries suffer from makes the parry worse, so that the best defense is still the best.
        const parried =
          x.parry === undefined
            ? 0
            : defenseModTable({ ...UNHINDERED, parry: 0, circumstances }, why).defense_total - any
        const harder = x.parry === undefined || parried === 0 ? x : { ...x, parry: x.parry + parried }
        return base(any === 0 ? harder : { ...harder, modifiers: [...x.modifiers, any] }, why)
      },
      ['tactical'],
    ),
  ],
})
