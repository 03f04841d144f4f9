/** What every roll hand to hand has in common: who rolls, against whom, and what burdens him. */
import { flag, list, optional, rolled, text, type ValuesOf, type Why } from '@umpire/engine'
import { attribute as attributeOf, skillLevel } from '../core/attribute.ts'
import { dfStacking } from '../core/df-stacking.ts'
import { opposed } from '../core/opposed.ts'
import { roll, score } from '../core/roll.ts'
import { addTo, flawsHeld, wearsLenses } from '../effect/effect.ts'
import { concentrations } from '../skills/concentrations.ts'

export const HTH_COMBAT = skillLevel

/** Whoever rolls. */
export const ATTACKER = {
  hth_combat: HTH_COMBAT,
  /** The one that is needed is held where it is not told. */
  concentrations: optional(list(text(60), 100)),
  flaws: flawsHeld,
  lenses: wearsLenses,
}

/** What burdens his roll, and the die. */
export const BURDENS = {
  d10: optional(rolled('1d10')),
  /** Of the situation (tensided.melee.modifiers), or anything else. */
  df_modifier: optional(score),
  /** Of several actions in the round. */
  action_df: optional(score),
  targeting_df: optional(score),
  /** Of armour that is too heavy. */
  hth_df: optional(score),
  wound_df: optional(score),
  fatigue_df: optional(score),
  limb_df: optional(score),
  addiction_df: optional(score),
  /** He cannot see whom he fights, which counts already. */
  unseen: optional(flag()),
}
type Burdened = ValuesOf<typeof BURDENS>

export type Rolled = {
  readonly attribute: number
  readonly difficulty: number
  readonly df_modifier: number
  readonly final_roll?: number
  readonly success?: boolean
  readonly mos?: number
}

type Fighter = ValuesOf<typeof ATTACKER>

/** A fighter's stat and skill against another's; what either suffers burdens only the one who rolls. */
export function against(
  own: Fighter & { readonly stat: number },
  other: { readonly stat: number; readonly hth_combat: number; readonly penalties?: number },
  field: { readonly weapon?: string; readonly field?: string },
  x: Burdened,
  why: Why,
): Rolled {
  const attribute = attributeOf({ stat_value: own.stat, skill_level: own.hth_combat }, why)
  const opponent_attribute = attributeOf({ stat_value: other.stat, skill_level: other.hth_combat }, why)
  const df_modifier = burden(own, field, x, why)
  const { difficulty: base_df } = opposed({ opponent_attribute, df_modifier: -(other.penalties ?? 0) }, why)
  const { difficulty } = dfStacking({ ...x, base_df, opposed: true, df_modifier }, why)
  const { d10 } = x
  if (d10 === undefined) return { attribute, difficulty, df_modifier }
  return { attribute, difficulty, df_modifier, ...roll({ d10, attribute, difficulty }, why) }
}

function burden(
  own: Fighter,
  field: { readonly weapon?: string; readonly field?: string },
  x: Burdened,
  why: Why,
): number {
  const { df_modifier = 0, action_df = 0 } = x
  const sum = why
    .sum('modifiers')
    .when(df_modifier !== 0, 'situation', df_modifier)
    .when(action_df !== 0, 'several actions', action_df)
  const { concentrations: held } = own
  if (held !== undefined && (field.weapon ?? field.field) !== undefined) {
    const { df_modifier } = concentrations({ skill: 'hth-combat', concentrations: held, ...field }, why)
    sum.add('concentration', df_modifier)
  }
  return addTo(sum, own, 'df', 'hth-combat', { unseen: x.unseen === true }).total()
}
