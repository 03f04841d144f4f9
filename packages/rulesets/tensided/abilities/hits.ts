/** Abilities that change where a hit lands, and an attack that nobody expects. */
import { flag, list, oneOf, optional, rolled, rule, text } from '@umpire/engine'
import { abilitiesHeld, added, addTo } from '../effect/effect.ts'
import { severity } from '../injury/severity.ts'
import { rankOf, SEVERITY, severityAt } from '../tables/severities.ts'

export const severityUpgrade = rule(
  {
    id: 'tensided.abilities.severity-upgrade',
    title: 'Precise and surgical strike',
    lines: '396-396, 406-406',
    given: {
      abilities: abilitiesHeld,
      attack: oneOf('ranged', 'hand-to-hand'),
      severity_roll: optional(rolled('1d10')),
      targeted: optional(flag()),
      location_severity: optional(SEVERITY),
      spread_severity: optional(SEVERITY),
      full_auto: optional(flag()),
      explosive: optional(flag()),
      helpless: optional(flag()),
    },
  },
  (x, why) => {
    const { abilities, attack, targeted, ...hit } = x
    const found = severity(hit, why)
    // Both raise what the die says: where none is rolled there is nothing to raise.
    const isRolled =
      targeted !== true &&
      x.location_severity === undefined &&
      x.spread_severity === undefined &&
      x.full_auto !== true &&
      x.explosive !== true &&
      x.helpless !== true
    if (!isRolled || abilities === undefined) return { severity: found.severity, raised: false }
    const rank = addTo(why.sum('severity').add(found.severity, rankOf(found.severity)), x, 'severity', attack).total()
    const raised = severityAt(rank)
    return {
      severity: why.stages('severity', 'rolled', found.severity).adjust(true, 'raised', raised).final(),
      raised: raised !== found.severity,
    }
  },
)

export const dirtyFighting = rule(
  {
    id: 'tensided.abilities.dirty-fighting',
    title: 'Dirty fighting',
    lines: '407-407',
    given: {
      target_name: text(200),
      /** Whom it was used on, ever. */
      used_on: optional(list(text(200), 10_000)),
      /** Said before the roll, of an attack hand to hand; spent whether it hits or not. */
      declare: optional(flag()),
    },
  },
  (x, why) => {
    const { used_on = [] } = x
    const known = used_on.includes(x.target_name)
    if (x.declare !== true || known) {
      why.note(known ? 'works once on anybody' : 'not declared')
      return { df_modifier: 0, used_on }
    }
    const df_modifier = added({ abilities: ['dirty-fighting'] }, 'df', 'dirty-attack', why)
    return { df_modifier, used_on: [...used_on, x.target_name] }
  },
)
