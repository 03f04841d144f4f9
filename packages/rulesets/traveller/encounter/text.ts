/** An encounter told in words, line by line: what happened, and the dice behind it. */
import type { Entry, Reason, RollMade } from '@umpire/engine'
import { makeThrow } from '../core/throw.ts'
import { type EncounterFact, encounterFacts } from './facts/facts.ts'
import { type Encounter, fighterAt, partyAt, placeOf } from './state/state.ts'

/** The dice, and what was made of them. */
const rollText = ({ purpose, by, dice, faces, total }: RollMade, made: string): string => {
  const thrown = faces.length > 1 ? `${faces.join(' ')} = ${total}` : `${total}`
  return `    ${by === undefined ? '' : `${by}, `}${purpose}: ${dice} ${thrown}${made}`
}

/** The steps of a reason. */
function inside(reason: Reason): readonly Reason[] {
  if (reason.kind === 'rule') return reason.because
  return reason.kind === 'sum' || reason.kind === 'product' ? reason.terms.flatMap(({ because }) => because) : []
}

/** The first comparison of a throw among reasons, however deep: "8+: 9 ≥ 8". */
function settledBy(reasons: readonly Reason[]): Extract<Reason, { kind: 'compared' }> | undefined {
  for (const reason of reasons) {
    if (reason.kind === 'rule' && reason.id === makeThrow.id) return reason.because.find(isCompared)
    const found = settledBy(inside(reason))
    if (found !== undefined) return found
  }
  return undefined
}
const isCompared = (reason: Reason): reason is Extract<Reason, { kind: 'compared' }> => reason.kind === 'compared'

/** What was made of each roll of an entry: its DM and the number needed, told by the reasons that follow it. */
function madeOf({ rolls, why }: Entry): readonly string[] {
  const places = why.flatMap((reason, index) => (reason.kind === 'rolled' ? [index] : []))
  return rolls.map(({ total }, roll) => {
    const settled = settledBy(why.slice((places[roll] ?? why.length) + 1, places[roll + 1]))
    if (settled === undefined) return ''
    const dm = settled.left - total
    return `${dm === 0 ? '' : `, DM ${dm > 0 ? '+' : '−'}${Math.abs(dm)} = ${settled.left < 0 ? `−${-settled.left}` : settled.left}`} against ${settled.label}`
  })
}

/** The lines of one entry; `encounter` says who is who. */
export function told(entry: Entry, encounter: Encounter): readonly string[] {
  const made = madeOf(entry)
  const rolls = entry.rolls.map((roll, index) => rollText(roll, made[index] ?? ''))
  if (entry.fact === undefined) return rolls
  const said = sentence(encounterFacts.read(entry.fact), encounter)
  return [...rolls, ...said.map(line => `  ${line}`)]
}

const HOW: { readonly [how: string]: string } = {
  shoot: 'shoots at',
  swing: 'strikes at',
  weak: 'strikes weakly at',
  throw: 'throws a blade at',
}

const MOVED = {
  stand: 'stands',
  evade: 'evades',
  close_range: 'closes',
  open_range: 'opens the range',
} as const

function sentence(happened: EncounterFact, encounter: Encounter): readonly string[] {
  const party = (side: number): string => partyAt(encounter, side).name
  const weaponOf = (who: string, weapon: number | null): string =>
    weapon === null ? 'Hands' : (fighterAt(encounter, placeOf(encounter, who)).weapons[weapon]?.key ?? 'Hands')
  switch (happened.type) {
    case 'surprised': {
      const { surprise } = happened.values
      return [surprise === null ? 'Nobody is surprised.' : `${party(surprise)} have surprise.`]
    }
    case 'met':
      return [`They meet at ${happened.values.range.replace('_', ' ')} range.`]
    case 'avoided': {
      const { party: side, avoids } = happened.values
      return [avoids ? `${party(side)} avoid the encounter.` : `${party(side)} do not avoid the encounter.`]
    }
    case 'triedToEscape': {
      const { party: side, escaped } = happened.values
      return [escaped ? `${party(side)} escape.` : `${party(side)} try to escape and fail.`]
    }
    case 'fightBegan':
      return ['The fight begins.']
    case 'moved':
      return [movesText(happened.values, encounter)]
    case 'gotAway':
      return [`${happened.values.who} gets away.`]
    case 'surrendered':
      return [`${happened.values.who} surrenders.`]
    case 'drew':
      return [`${happened.values.who} draws ${weaponOf(happened.values.who, happened.values.weapon)}.`]
    case 'drewFirst':
      return [`${happened.values.first.join(' and ')} drew first.`]
    case 'attacked': {
      const { who, how, weapon, targets, hits } = happened.values
      const at = targets.map((target, index) => `${target} (${hits[index] === true ? 'hit' : 'miss'})`)
      return [`${who} ${HOW[how] ?? 'attacks'} ${at.join(', ')} with ${weaponOf(who, weapon)}.`]
    }
    case 'misfired':
      return [`${happened.values.who}'s ${weaponOf(happened.values.who, happened.values.weapon)} misfires.`]
    case 'wounded': {
      const { who, strength, dexterity, endurance, status } = happened.values
      return [`${who} is at ${strength}-${dexterity}-${endurance}${status === 'active' ? '' : `, ${status}`}.`]
    }
    case 'finishedOff':
      return [`${happened.values.by} kills ${happened.values.who}.`]
    case 'workedOn': {
      const { who, weapon, doing, done } = happened.values
      return [`${who}: ${doing}, ${weaponOf(who, weapon)}, ${done ? 'done' : 'under way'}.`]
    }
    case 'pickedUp':
      return [`${happened.values.who} picks up ${weaponOf(happened.values.who, happened.values.weapon)}.`]
    case 'lostSurprise':
      return [`Surprise is lost: ${happened.values.reason}.`]
    case 'leaderKilled':
      return [`The leader of ${party(happened.values.party)} is dead.`]
    case 'testedMorale':
      return [`${party(happened.values.party)} ${happened.values.stands ? 'stand' : 'break and run'}.`]
    case 'letGo':
      return [`${party(happened.values.party)} are let go.`]
    case 'switchedMode':
      return [`${happened.values.who} switches to ${happened.values.mode === 'burst' ? 'bursts' : 'single shots'}.`]
    case 'roundEnded':
      return [`${happened.values.seconds} seconds have passed.`]
    case 'recoveredHalfWay': {
      const { who, strength, dexterity, endurance } = happened.values
      return [`${who} recovers half way, to ${strength}-${dexterity}-${endurance}.`]
    }
    case 'cameRound': {
      const { who, strength, dexterity, endurance } = happened.values
      return [`${who} comes round, at ${strength}-${dexterity}-${endurance}.`]
    }
    case 'ended':
      return [`It is over: ${happened.values.how}.`]
  }
}

/** What everybody did who can be seen to do something. */
function movesText(
  { movements, running, bands }: Extract<EncounterFact, { readonly type: 'moved' }>['values'],
  encounter: Encounter,
): string {
  const parts = encounter.roster.flatMap(({ id }, place) => {
    const one = encounter.standing[place]
    const movement = movements[place]
    if (one === undefined || movement === undefined || one.status !== 'active' || one.gone !== null) return []
    const pace = running.includes(place) ? ', running' : ''
    return [`${id} ${MOVED[movement]}${pace} (band ${bands[place] ?? one.band})`]
  })
  return `${parts.join(', ')}.`
}
