/** Games of chance, honest and crooked. */
import { BadInput, flag, int, oneOf, optional, or, rule } from '@umpire/engine'
import { BETS } from '../../tables/skill/bets.ts'
import { LEVEL, levelDm, NEEDED, REFEREE_DMS, refereeDm, settle, TWO_DICE } from './level.ts'

const ALWAYS_LOSES = 2

export const GAMES = ['organized', 'private'] as const

type Played = {
  readonly allowed: boolean
  readonly because?: string
  readonly throw?: string
  readonly dm?: number
  readonly total?: number
  readonly success?: boolean
  readonly win?: boolean
  readonly cash_change?: number
}

export const gambling = rule(
  {
    id: 'traveller.skill.gambling',
    title: 'Gambling',
    lines: '620-628',
    given: {
      game: oneOf(...GAMES),
      /** May be lower than the true one. */
      level_used: LEVEL,
      bet: int({ min: 0 }),
      throw: NEEDED,
      /** Stacked odds among them. */
      referee_dms: REFEREE_DMS,
      /** None asks whether the bet is allowed. */
      roll: optional(TWO_DICE),
    },
  },
  (x, why): Played => {
    const { least, most, because } = BETS.at(x.game, why)
    const allowed = why.compare('bet', x.bet, '>=', least) && why.compare('bet', x.bet, '<=', most)
    if (!allowed) return { allowed, because }
    if (x.roll === undefined) return { allowed }
    const { throw: needed, dm: forLevel } = levelDm(
      { skill: 'Gambling', use: x.game, level: x.level_used, throw: x.throw },
      why,
    )
    const dm = why.sum('DM').add('level used', forLevel).add('referee', refereeDm(x.referee_dms, why)).total()
    const settled = settle(needed, x.roll, dm, why)
    const win = why
      .stages('outcome', 'by the throw', settled.success)
      .adjust(x.roll === ALWAYS_LOSES, 'an unmodified 2 always loses', false)
      .final()
    // Even money: the book states no other pay-out.
    return { allowed, ...settled, success: win, win, cash_change: win ? x.bet : -x.bet }
  },
)

/** What a crooked game counts against the players, where the referee says nothing else. */
export const STACKED_ODDS = -2
const DETECTS = 3
const SUSPICIOUS = 4

type Suspicion = {
  readonly allowed?: boolean
  readonly because?: string
  readonly throw_needed: boolean
  readonly dm?: number
  readonly total?: number
  readonly crooked?: boolean
  readonly detected?: boolean
  readonly suspected?: boolean
}

export const gamblingCrooked = rule(
  {
    id: 'traveller.skill.gambling-crooked',
    title: 'Crooked games and suspicion',
    lines: '624-626',
    given: {
      use: oneOf('crooked', 'detect', 'suspicion'),
      crooked: or(flag(), false),
      /** The true one, by which a crooked game is noticed. */
      level: LEVEL,
      /** The one that others see. */
      level_used: LEVEL,
      /** None asks whether there is something to throw for. */
      roll: optional(TWO_DICE),
    },
  },
  (x, why): Suspicion => {
    if (x.level !== null && x.level_used !== null && x.level_used > x.level)
      throw new BadInput('level_used', `at most the true level, ${x.level}`, x.level_used)
    switch (x.use) {
      case 'detect':
        if (why.compare('level that notices', x.level ?? 0, '<', DETECTS)) {
          return { allowed: false, because: 'it takes gambling-3 to notice a crooked game', throw_needed: false }
        }
        break
      case 'suspicion':
        if (why.compare('level that is suspected', x.level_used ?? 0, '<', SUSPICIOUS)) return { throw_needed: false }
        break
      case 'crooked':
    }
    if (x.roll === undefined) return { throw_needed: true }
    const level = x.use === 'suspicion' ? x.level_used : x.level
    const { throw: needed, dm } = levelDm({ skill: 'Gambling', use: x.use, level, throw: null }, why)
    const { total, success } = settle(needed, x.roll, dm, why)
    const thrown = { throw_needed: true, dm, total }
    if (x.use === 'crooked') return { ...thrown, crooked: success }
    if (x.use === 'suspicion') return { ...thrown, suspected: success }
    return { ...thrown, allowed: true, detected: x.crooked && success }
  },
)
