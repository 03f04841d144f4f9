import { flag, type Json, oneOf, option, or, replace, rule, type Why } from '@umpire/engine'
import {
  type Follows,
  heldWithin,
  type Reaction,
  reactionRoll,
  reactionTable,
  SITUATIONS,
  type Situation,
  threeDice,
} from '@umpire/gurps/rooms'
import { score } from '../common/fields.ts'
import { general, loyalty } from '../reaction/attitudes.ts'
import { bands } from '../reaction/bands.ts'
import { commerce } from '../reaction/commerce.ts'
import { aid, combat, information } from '../reaction/requests.ts'

export type Column = Situation

/** The column for the situation. */
export function reactionIn(column: Column, total: number, why: Why): { readonly [name: string]: Json } {
  switch (column) {
    case 'general':
      return general({ total }, why)
    case 'combat':
      return combat({ total, fight_in_progress: false }, why)
    case 'commerce':
      return commerce({ total }, why)
    case 'aid':
      return aid({ total }, why)
    case 'information':
      return information({ total }, why)
    case 'loyalty':
      return loyalty({ total }, why)
  }
}

export const optionReactions = rule(
  {
    id: 'screen.option.reactions',
    title: 'Option, detailed reactions',
    lines: '209-292',
    given: { option_on: flag(), total: score, column: or(oneOf(...SITUATIONS), 'general') },
  },
  ({ option_on, total, column }, why): { readonly [name: string]: Json } =>
    option_on ? reactionIn(column, total, why) : { reaction: reactionTable({ total }, why) },
)

type Asked = Pick<
  Parameters<typeof reactionRoll>[0],
  'situation' | 'fight_in_progress' | 'fair_price' | 'party' | 'party_names'
>

const PLAIN = { extra: null, price: null, next: null }

/** A further roll as a column names it. */
function nextOf(next: {
  readonly next_roll: string
  readonly next_roll_modifier: number
  readonly next_roll_if: string | null
  readonly no_better_than: Reaction | null
  readonly no_worse_than: Reaction | null
}): Follows['next'] {
  const situations = SITUATIONS.filter(one => one === next.next_roll)
  const { next_roll_modifier: modifier, next_roll_if: condition, no_better_than, no_worse_than } = next
  return situations.length === 0 ? null : { situations, modifier, condition, no_better_than, no_worse_than }
}

/** What the column says, and what follows. */
function followsIn(x: Asked, total: number, why: Why): Follows {
  switch (x.situation) {
    case 'general':
      return { means: general({ total }, why).attitude, ...PLAIN }
    case 'loyalty':
      return { means: loyalty({ total }, why).loyalty, ...PLAIN }
    case 'combat': {
      const { npcs, next_roll_modifier } = combat({ total, fight_in_progress: x.fight_in_progress }, why)
      if (next_roll_modifier === 0) return { means: npcs, ...PLAIN }
      const asked = { situations: ['aid', 'information'], condition: 'something asked of them' } as const
      const free = { no_better_than: null, no_worse_than: null }
      return { means: npcs, ...PLAIN, next: { ...asked, ...free, modifier: next_roll_modifier } }
    }
    case 'commerce': {
      const named = x.party_names === undefined ? {} : { party_offers: x.party_names, party_asks: x.party_names }
      const fair = x.fair_price === undefined ? {} : { fair_price: x.fair_price }
      const made = commerce({ total, ...fair, ...(x.party === undefined ? {} : { party: x.party }), ...named }, why)
      const { ask, offer, price, extra } = made
      const means = ask === null ? 'no trade at all' : `asks ${share(ask)} of the fair price, offers ${share(offer)}`
      return { means, extra, price: price === 'none' || typeof price === 'number' ? price : null, next: nextOf(made) }
    }
    case 'aid': {
      const made = aid({ total }, why)
      return { means: made.answer, extra: made.extra, price: null, next: nextOf(made) }
    }
    case 'information': {
      const made = information({ total }, why)
      return { means: made.answer, extra: made.extra, price: null, next: nextOf(made) }
    }
  }
}

const share = (part: number): string => `${Math.round(part * 100)}%`

export const reactions = option({
  key: 'reactions',
  title: 'Reactions in detail',
  says: 'Six columns say what a reaction means: in general, in a fight, in trade, to requests, and for hirelings.',
  replaces: [
    replace(reactionRoll, (x, why) => {
      const made = bands({ roll: threeDice(x), modifiers: x.modifiers }, why)
      const total = heldWithin(made.total, x, why)
      const follows = followsIn(x, total, why)
      why.note(follows.means)
      return { total, reaction: reactionTable({ total }, why), follows }
    }),
  ],
})
