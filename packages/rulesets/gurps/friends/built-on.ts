/** Friends and foes who are persons, by the points they are built on. */
import { int, oneOf, optional, or, rule, steps, type Why } from '@umpire/engine'
import { budget } from '../campaign/settings.ts'
import { frequencyField } from './frequency.ts'

export const built = int({ min: -10_000, max: 100_000 })

/** The thresholds of the book are for this level of campaign. */
const ASSUMED = 100

/** An NPC's points as the book's thresholds see them, in a campaign of another level. */
const asIf = (npc_points: number, campaign: number, why: Why): number =>
  why
    .sum('as if built on')
    .add('points', npc_points)
    .add('campaign beyond 100', ASSUMED - campaign)
    .total()

const ALLIES = steps<number | null>('Ally by points', [
  [50, null],
  [75, 0],
  [100, 5],
  [150, 10],
  [Number.POSITIVE_INFINITY, null],
])
const DEPENDENTS = steps<number>('Dependent by points', [
  [0, -16],
  [25, -12],
  [50, -6],
  [Number.POSITIVE_INFINITY, 0],
])

export const powerLevel = rule(
  {
    id: 'gurps.friends.power-level',
    title: 'Campaign power level shifts NPC thresholds',
    lines: '494',
    given: { campaign_points: int({ min: 0, max: 100_000 }), friend: oneOf('Ally', 'Dependent'), npc_points: built },
  },
  (x, why) => {
    const as_if_npc_points = asIf(x.npc_points, x.campaign_points, why)
    const base = x.friend === 'Ally' ? ALLIES.at(as_if_npc_points, why) : DEPENDENTS.at(as_if_npc_points, why)
    return { as_if_npc_points, base_points: base, points: base }
  },
)

export const npc = {
  npc_points: built,
  frequency: or(frequencyField, 9),
  /** Of the campaign; its budget where nothing is said. */
  campaign_points: optional(int({ min: 0, max: 100_000 })),
}

interface Npc {
  readonly npc_points: number
  readonly campaign_points?: number
}

const campaignOf = (x: Npc, why: Why): number => x.campaign_points ?? budget(why)

export const seenAs = (x: Npc, why: Why): number => asIf(x.npc_points, campaignOf(x, why), why)

/** Of an Ally or a Dependent: as what the book's thresholds see him, and what he is worth there. */
export const worthOf = (friend: 'Ally' | 'Dependent', x: Npc, why: Why) =>
  powerLevel({ campaign_points: campaignOf(x, why), friend, npc_points: x.npc_points }, why)
