/** The battlefield in numbers: ranges as the weapon in hand has them, every throw that could be made, every step. */
import { dice } from '@umpire/dice'
import { aboutKey, HANDS, moveNamed } from '@umpire/traveller/at-table'
import type { Exact } from '../../../text/hundred.ts'
import { readEncounter } from '../views/encounter-view.ts'
import type { MoveEnd, RangeSpan, ThrowCell } from './ask.ts'
import type { Encounter } from './assumed.ts'
import type { Campaign } from './campaign.ts'
import { attacksOf, movedTo, rehearsed, throwsOf } from './rehearsal.ts'

const TWO_DICE = dice('2d6')

/** Two dice come to so much or more. */
export function chanceOf(needed: number): Exact {
  const { ways, of } = TWO_DICE.distribution().atLeast(needed)
  return { ways, of }
}

/** Bands are asked for one by one until there is no range any more. */
const MOST_BANDS = 100

/** The ranges from a figure outwards, with the DM that the weapon in hand has there. */
export function spansFrom(campaign: Campaign, encounter: Encounter, who: string): readonly RangeSpan[] {
  const place = encounter.roster.findIndex(({ id }) => id === who)
  const fighter = encounter.roster[place]
  const standing = encounter.standing[place]
  if (fighter === undefined || standing === undefined) return []
  const held = standing.hand === null ? undefined : fighter.weapons[standing.hand]
  const state = standing.hand === null ? undefined : standing.weapons[standing.hand]
  const natural = fighter.kind === 'animal' ? fighter.weapons[0]?.weapon : undefined
  const weapon = held?.weapon ?? natural ?? HANDS
  const dmAt = (range: string): number | null => {
    const given = { weapon, range, accessories: state?.accessories ?? [], folded: state?.folded ?? false }
    const { attack_possible, dm } = campaign.answer('traveller.combat.range-matrix', given)
    return attack_possible === true && typeof dm === 'number' ? dm : null
  }
  const spans: RangeSpan[] = [{ range: 'close', from: -1, to: -1, dm: dmAt('close') }]
  for (let bands = 0; bands < MOST_BANDS; bands++) {
    const range = campaign.text('traveller.combat.ranges', { bands, touching: false }, 'range')
    const last = spans.at(-1)
    if (range === undefined) break
    if (last?.range === range) spans[spans.length - 1] = { ...last, to: bands }
    else spans.push({ range, from: bands, to: bands, dm: dmAt(range) })
  }
  return spans
}

/** The attack with what is in hand. */
function mainAttack(encounter: Encounter, place: number, target: string): string {
  const fighter = encounter.roster[place]
  const hand = encounter.standing[place]?.hand ?? null
  const held = hand === null ? undefined : fighter?.weapons[hand]
  const arm = held ?? (fighter?.kind === 'animal' ? fighter.weapons[0] : undefined)
  return aboutKey({ kind: arm?.gun === true ? 'shoot' : 'swing', target, weapon: arm?.key ?? HANDS })
}

/** The attacks with what is in hand at every enemy whom it reaches. */
export function mainAttacks(campaign: Campaign, encounter: Encounter, who: string): readonly string[] {
  return allThrows(campaign, encounter, [who]).flatMap(({ needed, target }) => {
    const place = encounter.roster.findIndex(({ id }) => id === who)
    return needed === undefined ? [] : [mainAttack(encounter, place, target)]
  })
}

/** Every throw of those whose numbers are known, at every enemy, with what is in hand. */
export function allThrows(campaign: Campaign, encounter: Encounter, known: readonly string[]): readonly ThrowCell[] {
  const sides = [0, 1].map(side =>
    encounter.roster.flatMap(({ id, party }, place) => {
      const one = encounter.standing[place]
      return party !== side && one?.gone === null && one.status !== 'dead' ? [id] : []
    }),
  )
  const cells: ThrowCell[] = []
  const most = Math.max(0, ...sides.map(enemies => enemies.length))
  for (let turn = 0; turn < most; turn++) {
    const entries = rehearsed(campaign, encounter, (who, offer) => {
      const place = encounter.roster.findIndex(({ id }) => id === who)
      const target = sides[encounter.roster[place]?.party ?? 0]?.[turn]
      if (target === undefined || !known.includes(who)) return undefined
      const choice = offer.find?.(mainAttack(encounter, place, target))
      if (choice?.refused === undefined) return choice?.key
      cells.push({ attacker: who, target, refused: choice.refused })
      return undefined
    })
    for (const { who, entry } of attacksOf(entries)) {
      const made = throwsOf(entry)[0]
      if (made === undefined) continue
      cells.push({ attacker: who, target: made.target, needed: made.needed, chance: chanceOf(made.needed) })
    }
  }
  return cells
}

/** Where each of these movements ends, if nobody else moves. */
export const movesEnd = (
  campaign: Campaign,
  encounter: Encounter,
  who: string,
  keys: readonly string[],
): readonly MoveEnd[] =>
  keys.flatMap(key => {
    const move = moveNamed(key)
    if (move === undefined) return []
    const { standing, contacts } = movedTo(campaign, encounter, who, key)
    const touching = contacts.flatMap(([a, b]) => (a === who ? (b ?? []) : b === who ? (a ?? []) : []))
    return { key, move, band: standing.find(({ id }) => id === who)?.band ?? 0, touching }
  })

/** Whose numbers this seat sees. */
export const knownOf = (state: unknown): readonly string[] =>
  readEncounter(state).figures.flatMap(({ id, full }) => (full === undefined ? [] : [id]))
