/** What a character owns in money, and the standing it brings. */
import type { Why } from '@umpire/engine'
import { statusLevels } from '../campaign/settings.ts'
import type { Wealth } from '../campaign/wealth-levels.ts'
import { status as actualStatus, statusReaction } from '../social/standing.ts'
import { buying, settled, wealthNamed } from '../wealth/wealth.ts'
import type { Character } from './character.ts'
import type { Known, OwnedItem } from './known.ts'

export type Money = {
  readonly wealth: Wealth
  readonly start: number
  readonly home: number
  readonly spent: number
  readonly left: number
}

/** What each costs: as the file says, or else the catalogue. */
export const costOfItem = ({ item, things }: OwnedItem): number =>
  item.cost ?? things.find(({ thing }) => thing.cost !== null)?.thing.cost ?? 0

const wealthOf = ({ traits }: Known): Wealth =>
  wealthNamed(traits.find(({ trait }) => trait.id === 'wealth')?.variant?.name ?? '')

const levelOf = (id: string, { traits }: Known): number => traits.find(({ trait }) => trait.id === id)?.level ?? 0

/** Status as others see it: bought, or what wealth and Rank bring for free. */
const statusOf = (known: Known, why: Why): number =>
  actualStatus(
    {
      status: levelOf('status', known),
      free_levels: 0,
      wealth: wealthOf(known),
      multimillionaire_levels: levelOf('multimillionaire', known),
      rank: levelOf('military-rank', known),
    },
    why,
  ).actual_status

export type Standing = {
  /** With what wealth and Rank bring for free. */
  readonly status: number
  /** What the campaign calls it, and what living up to it costs a month; nothing where its table has no such row. */
  readonly status_title: string | null
  readonly cost_of_living: number | null
}

export function standingOf(known: Known, why: Why): Standing {
  const status = statusOf(known, why)
  const row = statusLevels(why)[String(status)]
  return { status, status_title: row?.title ?? null, cost_of_living: row?.cost_of_living ?? null }
}

/** Something that speaks for or against somebody, and when. */
export type ReactionLine = { readonly name: string; readonly by: string; readonly when: string }

/** Status counts by the difference: told as ordinary people take it. */
export function statusReactions({ status }: Pick<Standing, 'status'>, why: Why): readonly ReactionLine[] {
  if (status === 0) return []
  const ordinary = { npc_status: 0, npc_attitude: 'neutral', same_culture: true } as const
  const by = statusReaction({ own_status: status, ...ordinary }, why)
  const when = 'someone of Status 0 within your own culture; less by the Status of others'
  return [{ name: `Status ${status}`, by: by < 0 ? `${by}` : `+${by}`, when }]
}

export function moneyOf(character: Pick<Character, 'settled' | 'cash'>, known: Known, why: Why): Money {
  const wealth = wealthOf(known)
  const multimillionaire_levels = levelOf('multimillionaire', known)
  const start = settled({ wealth, settled: character.settled, multimillionaire_levels }, why)
  const buys = known.items.map(owned => {
    const { name, quantity, issued } = owned.item
    // A price below nothing is told as a problem; it brings no money.
    return { item: name, cost: Math.max(0, costOfItem(owned)), quantity, issued }
  })
  const after = buying({ money: start.gear_money, buys }, why)
  const left = why.sum('money').add('after buying', after).add('earned and spent since', character.cash).total()
  return { wealth, start: start.money, home: start.home, spent: start.gear_money - after, left }
}
