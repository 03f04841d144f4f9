/** How game time passes, and the ages of technology. */
import { BadInput, int, num, oneOf, optional, rule, table } from '@umpire/engine'

const MODES = table('Kinds of game time', {
  combat: { mode: 'slow', unit: 'turns of one second' },
  talk: { mode: 'real', unit: 'as long as the players take' },
  task: { mode: 'real', unit: 'as long as the players take' },
  travel: { mode: 'fast', unit: 'skipped to the next event' },
  'between-adventures': { mode: 'between-adventures', unit: 'agreed' },
})
export const ACTIVITIES = ['combat', 'talk', 'task', 'travel', 'between-adventures'] as const
const MINUTE = 60

export const gameTime = rule(
  {
    id: 'gurps.campaign.game-time',
    title: 'Kinds of game time',
    lines: '2527-2539',
    given: {
      activity: oneOf(...ACTIVITIES),
      turns: optional(int({ min: 0, max: 1_000_000_000 })),
      /** On the clock of whoever plays. */
      minutes_at_the_table: optional(num({ min: 0, max: 1_000_000 })),
    },
  },
  (x, why): { readonly mode: string; readonly unit: string; readonly seconds: number | null } => {
    const kind = MODES.at(x.activity, why)
    if (kind.mode === 'slow') return { ...kind, seconds: x.turns ?? null }
    const minutes = kind.mode === 'real' ? x.minutes_at_the_table : undefined
    return { ...kind, seconds: minutes === undefined ? null : minutes * MINUTE }
  },
)

type Age = { readonly age: string; readonly until: number | null; readonly marks: readonly string[] }

/** The last year that the book dates. */
export const LAST_YEAR = 1950

/** With the last year of each age, where the book dates it. */
const AGES = table<number, Age>('Tech levels', {
  0: { age: 'Stone Age', until: null, marks: ['fire', 'lever', 'language'] },
  1: { age: 'Bronze Age', until: null, marks: ['wheel', 'writing', 'agriculture'] },
  2: { age: 'Iron Age', until: null, marks: ['keystone arch'] },
  3: { age: 'Medieval', until: 1449, marks: ['steel weapons', 'arithmetic with zero'] },
  4: { age: 'Renaissance/Colonial', until: 1700, marks: ['gunpowder', 'printing'] },
  5: { age: 'Industrial Revolution', until: 1900, marks: ['mass production', 'steam power', 'telegraph'] },
  6: { age: 'World Wars', until: LAST_YEAR, marks: ['cars', 'airplanes', 'radio'] },
})
const [FIRST_DATED, LAST] = [3, 6]

/** Of years before the Middle Ages the book says nothing: they count as theirs. */
function levelIn(year: number): number {
  for (let tl = FIRST_DATED; tl <= LAST; tl++) if (year <= (AGES.rows[tl]?.until ?? 0)) return tl
  throw new BadInput('year', `a year up to ${LAST_YEAR}, the last the book dates`, year)
}

export const techLevels = rule(
  {
    id: 'gurps.campaign.tech-levels',
    title: 'Tech levels',
    lines: '2541-2560',
    given: { year: optional(int({ min: -10_000, max: 10_000 })), tl: optional(int({ min: 0, max: LAST })) },
  },
  ({ year, tl }, why) => {
    if (tl === undefined && year === undefined) throw new BadInput('year', 'a year or a tech level', year)
    const level = tl ?? levelIn(year ?? 0)
    return { tl: level, ...AGES.at(level, why) }
  },
)
