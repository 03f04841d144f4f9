/**
 * A round played through by itself, in which everybody keeps their place and does what they are told: the rules' own
 * log of it has the throws of every attack with their reasons, and where a movement ends. Nothing of it is kept.
 */
import { seeded } from '@umpire/dice'
import { type Bots, type Entry, type Reason, throwing } from '@umpire/engine'
import { encounterPlay } from '@umpire/traveller'
import { aboutKey } from '@umpire/traveller/at-table'
import type { Encounter } from './assumed.ts'
import type { Campaign } from './campaign.ts'

const STAND = aboutKey({ kind: 'stand' })
const EVADE = aboutKey({ kind: 'evade' })
const NO_ACTION = aboutKey({ kind: 'none' })

const ROUND = 'traveller.proc.combat-round'
const THROW = 'traveller.core.throw'
const SUMS: readonly string[] = ['traveller.combat.to-hit', 'traveller.combat.throwing-blades']
const WOUND_DICE = 'traveller.combat.wound-dice'

const procedureOf = () => {
  const found = encounterPlay.procedures.find(({ id }) => id === ROUND)
  if (found === undefined) throw new Error(`expected the procedure ${ROUND}, got none`)
  return found
}

/** Whoever flees may not stand: here nobody does. */
const standing = (encounter: Encounter): Encounter => ({
  ...encounter,
  stage: 'fight',
  parties: encounter.parties.map(party => ({ ...party, broken: false })),
})

const legalOf = (offer: Parameters<Bots<Encounter>>[0]): string | undefined =>
  offer.choices.find(({ refused }) => refused === undefined)?.key

const movementOf = (encounter: Encounter, who: string): string =>
  encounter.standing.find(({ id }) => id === who)?.movement === 'evade' ? EVADE : STAND

type Offered = Parameters<Bots<Encounter>>[0]

function play(campaign: Campaign, encounter: Encounter, bots: Bots<Encounter>) {
  const start = standing(encounter)
  return procedureOf().start(campaign.world, {}, start, throwing(seeded('rehearsal')), [], bots)
}

/** The log of a round in which people do what `name` says; undefined is nothing. */
export function rehearsed(
  campaign: Campaign,
  encounter: Encounter,
  name: (who: string, offer: Offered) => string | undefined,
): readonly Entry[] {
  return play(campaign, encounter, offer => {
    if (offer.question === 'movement') return movementOf(encounter, offer.who)
    if (offer.question === 'action') return name(offer.who, offer) ?? NO_ACTION
    return legalOf(offer)
  }).entries
}

/** Where everybody is after one movement, and who touches whom: it stops before anybody acts. */
export function movedTo(campaign: Campaign, encounter: Encounter, who: string, key: string): Encounter {
  return play(campaign, encounter, offer => {
    if (offer.question === 'action') return undefined
    if (offer.question !== 'movement') return legalOf(offer)
    return offer.who === who ? key : movementOf(encounter, offer.who)
  }).state
}

type Compared = Extract<Reason, { readonly kind: 'compared' }>
const isCompared = (reason: Reason): reason is Compared => reason.kind === 'compared'
const isRule = (reason: Reason): reason is Extract<Reason, { readonly kind: 'rule' }> => reason.kind === 'rule'

function settledBy(reasons: readonly Reason[]): Compared | undefined {
  for (const reason of reasons) {
    if (!isRule(reason)) continue
    if (reason.id === THROW) return reason.because.find(isCompared)
    const found = settledBy(reason.because)
    if (found !== undefined) return found
  }
  return undefined
}

export interface ThrowMade {
  readonly target: string
  readonly needed: number
  readonly dm: number
  /** The sum of its DMs. */
  readonly reasons: readonly Reason[]
}

/** The attack of an entry; none if it is something else. */
function attackOf({ fact }: Entry) {
  const happened = fact && encounterPlay.facts.read(fact)
  return happened?.type === 'attacked' ? happened.values : undefined
}

/** The throws of one attack at each of its targets, the first of several at the same one. */
export function throwsOf(entry: Entry): readonly ThrowMade[] {
  const { rolls, why } = entry
  const targets = attackOf(entry)?.targets ?? []
  const marks = why.flatMap((reason, index) => (reason.kind === 'rolled' ? [index] : []))
  const seen = new Set<string>()
  return rolls.flatMap(({ total }, roll) => {
    const target = targets[roll]
    const mark = marks[roll]
    if (target === undefined || mark === undefined || seen.has(target)) return []
    seen.add(target)
    const settled = settledBy(why.slice(mark + 1, marks[roll + 1]))
    if (settled === undefined) return []
    const dm = settled.left - total
    const sum = why.slice(0, mark).findLast(reason => isRule(reason) && SUMS.includes(reason.id))
    return [{ target, needed: settled.right - dm, dm, reasons: sum === undefined ? [] : [tidied(sum)] }]
  })
}

const RANGE = 'traveller.combat.range-matrix'

/** The range is looked up before the sum is begun: its reason is told with the term that it is the reason for. */
function tidied(reason: Reason): Reason {
  if (!isRule(reason)) return reason
  const range = reason.because.filter(one => isRule(one) && one.id === RANGE)
  const because = reason.because
    .filter(one => !range.includes(one))
    .map(one =>
      one.kind === 'sum'
        ? { ...one, terms: one.terms.map(term => (term.label === 'range' ? { ...term, because: range } : term)) }
        : one,
    )
  return { ...reason, because }
}

/** The dice of each wound, as the reasons of an attack tell. */
export function woundDiceOf({ why }: Entry): number | undefined {
  const found = why.find(reason => isRule(reason) && reason.id === WOUND_DICE)
  return found !== undefined && isRule(found) && typeof found.value === 'number' ? found.value : undefined
}

export const attacksOf = (entries: readonly Entry[]): readonly { readonly who: string; readonly entry: Entry }[] =>
  entries.flatMap(entry => {
    const attack = attackOf(entry)
    return attack === undefined ? [] : [{ who: attack.who, entry }]
  })
