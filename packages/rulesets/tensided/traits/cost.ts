/** What merits cost and flaws give, once or several times. */
import { BadInput, int, list, oneOf, optional, rule, table, text, type Why } from '@umpire/engine'
import type { Effect, TraitRow } from '../tables/effect-kinds.ts'
import { FLAWS } from '../tables/flaw-keys.ts'
import { flawRow } from '../tables/flaws.ts'
import { MERITS } from '../tables/merit-keys.ts'
import { meritRow } from '../tables/merits.ts'
import { skillRow } from '../tables/skills.ts'
import { statField } from '../tables/stats.ts'

const MOST_MAGNITUDE = 5
export const magnitudeField = int({ min: 1, max: MOST_MAGNITUDE })

/** Ten times all magnitudes up to it. */
const MAGNITUDE_XP = table('Magnitude', { 1: 10, 2: 30, 3: 60, 4: 100, 5: 150 })

export const cost = rule(
  {
    id: 'tensided.traits.cost',
    title: 'Price of merits, value of flaws',
    lines: '182-182, 436-436',
    given: {
      magnitude: magnitudeField,
      /** The magnitude had before, where a trait is raised: only the difference is paid. */
      from: optional(int({ min: 0, max: MOST_MAGNITUDE })),
    },
    gives: 'xp',
  },
  (x, why) => {
    const { from = 0 } = x
    if (from > x.magnitude) throw new BadInput('given.from', `at most ${x.magnitude}`, from)
    const xp = magnitudeXp(x.magnitude, why)
    return from === 0 ? xp : why.sum('difference').add('now', xp).add('paid', -magnitudeXp(from, why)).total()
  },
)

function magnitudeXp(magnitude: number, why: Why): number {
  for (const known of [1, 2, 3, 4, 5] as const) if (known === magnitude) return MAGNITUDE_XP.at(known, why)
  throw new BadInput('magnitude', `1 to ${MOST_MAGNITUDE}`, magnitude)
}

/** The number that a trait is: its first effect, a knack's by the kind of skill. */
function numberOf(effects: readonly Effect[], skill: string | undefined): Effect | undefined {
  const chosen = skill === undefined ? undefined : skillRow(skill)?.type === 'minor' ? 'chosen-minor' : 'chosen-major'
  return effects.find(({ name }) => name === chosen) ?? effects[0]
}

function rowOf(merit: (typeof MERITS)[number] | undefined, flaw: (typeof FLAWS)[number] | undefined): TraitRow {
  if (merit !== undefined && flaw === undefined) return meritRow(merit)
  if (flaw !== undefined && merit === undefined) return flawRow(flaw)
  throw new BadInput('given', 'a merit or a flaw', merit === undefined ? 'neither' : 'both')
}

export const stacking = rule(
  {
    id: 'tensided.traits.stacking',
    title: 'Taking the same merit or flaw several times',
    lines: '448-448',
    given: {
      merit: optional(oneOf(...MERITS)),
      flaw: optional(oneOf(...FLAWS)),
      times: optional(int({ min: 1, max: 100 })),
      stat: optional(statField),
      skill: optional(text(100)),
      /** Several at once, each a trait of its own with its own price. */
      stats: optional(list(statField, 8)),
      skills: optional(list(text(100), 100)),
    },
  },
  (x, why) => {
    const row = rowOf(x.merit, x.flaw)
    const { times = 1 } = x
    const magnitude = why.product('magnitude').add(row.name, row.magnitude).add('times', times).total()
    const allowed = why.compare('allowed', magnitude, '<=', row.max)
    const number = numberOf(row.effects, x.skill ?? x.skills?.[0])
    const bonus =
      number === undefined ? null : why.product('bonus').add(row.name, number.by).add('times', times).total()
    if (!allowed) return { allowed, magnitude, bonus, xp: null }
    const each = cost({ magnitude }, why)
    const subjects = row.per === 'stat' ? x.stats : row.per === 'skill' ? x.skills : undefined
    const xp =
      subjects === undefined ? each : why.product('XP').add('each', each).add('of them', subjects.length).total()
    return { allowed, magnitude, bonus, xp }
  },
)
