/** What helps or hinders an active defense, beyond the shorter list of the other book. */
import { int, list, oneOf, optional, or, rule, table, text, type Why } from '@umpire/engine'
import { ATTACK_MODIFIERS } from '@umpire/gurps/rooms'
import { no, position, score } from '../common/fields.ts'
import { inPosition } from '../position/table.ts'

/** By the names under which a circumstance may be told. */
export const MORE_DEFENSE_MODIFIERS = table('Defense modifiers (screen)', {
  'attack-from-above': -2,
  'different-levels': -1,
  'against-flail': -4,
  'large-shield': -1,
})
type Name = keyof typeof MORE_DEFENSE_MODIFIERS.rows
export const isDefenseModifier = (name: string): name is Name => Object.hasOwn(MORE_DEFENSE_MODIFIERS.rows, name)

const OF_PARRIES: ReadonlySet<string> = new Set(['against-flail', 'large-shield'])

/** All that the other book's list does not have. */
function moreToDefense(circumstances: readonly string[], defense: string, why: Why): number {
  const sum = why.sum('defense modifiers of the screen')
  for (const name of circumstances) {
    if (!isDefenseModifier(name)) continue
    const counts = defense === 'parry' || !OF_PARRIES.has(name)
    sum.when(counts, name, MORE_DEFENSE_MODIFIERS.at(name, why), 'only of parries')
  }
  return sum.total()
}

const PARRIES = table('Parries', { knife: -1, 'thrown-weapon': -1, 'thrown-knife': -2, 'bare hands': -3 })
const [SIDE, RETREAT, STUNNED] = [-2, 3, -4]

export const defenseModTable = rule(
  {
    id: 'screen.defense-mod.table',
    title: 'Modifiers to active defense rolls',
    lines: '30-32',
    given: {
      dodge: optional(score),
      parry: optional(score),
      block: optional(score),
      /** Of a weapon or shield, where the score is to be figured. */
      skill: optional(score),
      off_hand: no,
      pd: or(int({ min: 0, max: 100 }), 0),
      weapon: or(text(60), 'hand-weapon'),
      against: or(text(60), 'hand-weapon'),
      /** Bare hands against a weapon that does not thrust, without Judo or Karate. */
      unarmed_against_weapon: no,
      position,
      stunned: no,
      attack_from: or(oneOf('front', 'side'), 'front'),
      retreat: no,
      circumstances: or(list(text(60), 50), []),
    },
  },
  (x, why) => {
    const lowered =
      x.skill === undefined
        ? undefined
        : why
            .sum('skill')
            .add('skill', x.skill)
            .when(x.off_hand, 'off hand', ATTACK_MODIFIERS.at('off-hand', why))
            .total()
    const figured = lowered === undefined ? undefined : why.round('half of the skill', lowered / 2, 'down')
    const parry = x.parry ?? (x.dodge === undefined && x.block === undefined ? figured : undefined)
    const parries = parry !== undefined
    const against = x.against === 'flail' ? [...x.circumstances, 'against-flail'] : x.circumstances
    const active = parry ?? x.dodge ?? x.block
    const sum = why.sum('defense')
    if (active !== undefined) {
      const thrown = x.against === 'thrown-weapon' || x.against === 'thrown-knife' ? x.against : undefined
      const kneeling = inPosition({ position: x.position, weapon: '', aim_turns: 0, close: false }, why).active_defense
      sum
        .add('active defense', active)
        .when(kneeling !== 0, x.position, kneeling)
        .when(parries && x.weapon === 'knife', 'knife', PARRIES.rows.knife)
        .when(parries && thrown !== undefined, x.against, thrown === undefined ? 0 : PARRIES.rows[thrown])
        .when(parries && x.unarmed_against_weapon, 'bare hands', PARRIES.rows['bare hands'])
        .when(x.stunned, 'stunned', STUNNED)
        .when(x.attack_from === 'side', 'side attack', SIDE)
        .when(x.retreat, 'retreating', RETREAT)
        .add('circumstances', moreToDefense(against, parries ? 'parry' : 'dodge', why))
    }
    return { parry: parry ?? null, defense_total: sum.when(x.pd !== 0, 'PD', x.pd).total() }
  },
)

export const defenseModRules = [defenseModTable]
