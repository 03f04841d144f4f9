/**
 * What happened in a fight, in sentences. Fields that this seat does not see are left out, never guessed. How people stand
 * now is not asked: a line says for ever what was true when it was written. Of the view only names and weapons are taken,
 * which do not change; where the view is of another scene, people go by the names in the fact, and weapons unnamed.
 */
import type { EntryView } from '@umpire/engine'
import { doingNamed } from '@umpire/traveller/at-table'
import { numberText } from '../../../text/number-text.ts'
import { dice, figure, listed, outcome, type Part, plate, type Sentence, say } from '../../common/log/parts.ts'
import { flagIn, listIn, numberIn, numbersIn, oneIn, type Plain, plainIn, textIn, textsIn } from '../../common/plain.ts'
import { type EncounterView, figureOf, MOVEMENTS } from '../views/encounter-view.ts'
import { rangeName, time } from '../views/words.ts'
import { reasonsOf, settledRoll } from './settled-rolls.ts'
import { logWords } from './words.ts'

const text = logWords.encounter

/** As much of an encounter as its lines are told with. */
type Names = Pick<EncounterView, 'figures' | 'parties'>
export const UNSEEN: Names = { figures: [], parties: [] }

interface Told {
  readonly entry: EntryView
  readonly values: Plain
  readonly view: Names
}

const person = ({ view }: Told, id: string): Part => {
  const found = figureOf(view, id)
  return { kind: 'person', name: found?.name ?? id, side: found === undefined ? 0 : found.party + 1 }
}
const whoIn = (told: Told, field = 'who'): Part => person(told, textIn(told.values[field]) ?? text.somebody)

const party = ({ view, values }: Told, field = 'party'): Part => {
  const side = numberIn(values[field])
  const name = side === undefined ? undefined : view.parties[side]?.name
  return { kind: 'person', name: name ?? text.aSide, side: side === undefined ? 0 : side + 1 }
}

/** The weapon by its place in the list of its owner; none is bare hands. */
function weaponName({ view, values }: Told): string {
  const place = numberIn(values['weapon'])
  if (place === undefined) return text.hands
  const arm = figureOf(view, textIn(values['who']) ?? null)?.arms[place]
  return arm === undefined ? text.aWeapon : text.the(arm.key.toLowerCase())
}

/** Strength, dexterity and endurance, where this seat may know them. */
function left(told: Told): readonly Part[] {
  const { strength, dexterity, endurance } = told.values
  const all = [strength, dexterity, endurance].flatMap(one => numberIn(one) ?? [])
  return all.length === 3 ? [figure(all.join('-'), told.entry.why)] : []
}

/** "throws 9 and hits, by 2". */
function throwAt(told: Told, target: string, hit: boolean, index: number): Sentence {
  const { entry } = told
  const roll = entry.rolls[index]
  const settled = settledRoll(entry, index)
  const by = settled === undefined ? undefined : Math.abs(settled.left - settled.right)
  const made = outcome(hit, by === undefined ? text.hit(hit) : text.hitBy(hit, by))
  if (roll === undefined) return [person(told, target), say(': '), made]
  const sum = settled === undefined ? roll.total : settled.left
  return [
    person(told, target),
    say(': '),
    ...dice(roll),
    figure(numberText(sum), reasonsOf(entry, index)),
    say(settled === undefined ? ', ' : text.against(settled.label)),
    made,
  ]
}

function attacked(told: Told): Sentence {
  const { values, entry } = told
  const targets = textsIn(values['targets'])
  const hits = listIn(values['hits']).map(flagIn)
  const how = text.attacks[textIn(values['how']) ?? ''] ?? text.attacks['shoot']
  const throws = targets.map((target, index) => throwAt(told, target, hits[index] === true, index))
  const wounds = entry.rolls.slice(targets.length)
  const hit = targets.filter((_, index) => hits[index] === true)
  return [
    whoIn(told),
    say(` ${how?.(weaponName(told)) ?? ''} `),
    ...listed(throws, text.and),
    say('.'),
    ...wounds.flatMap((roll, index) => [
      say(` ${text.wounds}`),
      ...(wounds.length > 1 && wounds.length === hit.length ? [say(text.of), person(told, hit[index] ?? '')] : []),
      say(': '),
      ...dice(roll),
      figure(numberText(roll.total)),
      say('.'),
    ]),
  ]
}

/** Everybody who changed place or evaded, and who touches whom then. Those who lie, or are gone, stand on record. */
function moved(told: Told): Sentence {
  const { values, view, entry } = told
  const runners = numbersIn(values['running'])
  const bands = numbersIn(values['bands'])
  const movements = listIn(values['movements']).map(one => oneIn(MOVEMENTS, one) ?? 'stand')
  const moves = view.figures.flatMap((one, place): readonly Sentence[] => {
    const movement = movements[place] ?? 'stand'
    if (movement === 'stand') return []
    const band = bands[place]
    const where = movement === 'evade' || band === undefined ? [] : [figure(numberText(band), entry.why)]
    return [[person(told, one.id), say(` ${text.moves[movement](runners.includes(place))}`), ...where]]
  })
  const touching = listIn(values['contacts']).flatMap((pair): readonly Sentence[] => {
    const [one, other] = textsIn(pair)
    return one === undefined || other === undefined ? [] : [[person(told, one), say(text.and), person(told, other)]]
  })
  const close = touching.length === 0 ? [] : [say(` ${text.atClose}`), ...listed(touching, '; ', '; '), say('.')]
  if (moves.length > 0) return [...listed(moves, text.and), say('.'), ...close]
  const some = movements.some(movement => movement !== 'stand')
  return [say(some ? text.theyMove : text.nobodyMoves), ...close]
}

function wounded(told: Told): Sentence {
  const { values, entry } = told
  const status = textIn(values['status'])
  const zeros = numberIn(values['zeros'])
  const now = left(told)
  const picks = entry.rolls.flatMap(roll => dice(roll))
  const is = now.length === 0 ? text.is : ''
  const end =
    status === 'dead'
      ? [say(is), plate(text.dead)]
      : status === 'unconscious'
        ? [say(is), plate(zeros === 2 ? text.serious : text.unconscious)]
        : [say(text.staysUp)]
  return [
    whoIn(told),
    say(text.woundedBy),
    whoIn(told, 'by'),
    say(', '),
    ...picks,
    ...(now.length === 0 ? [] : [say(text.isAt), ...now, say(', ')]),
    ...end,
    say('.'),
  ]
}

/** A throw of two dice for a party: what it came to, and whether that is enough. */
function thrownFor(told: Told, made: boolean, words_: string): Sentence {
  const { entry } = told
  const [roll] = entry.rolls
  const settled = settledRoll(entry, 0)
  if (roll === undefined) return [outcome(made, words_)]
  const total = settled?.left ?? roll.total
  return [
    ...dice(roll),
    figure(numberText(total), entry.why),
    say(settled === undefined ? ', ' : text.against(settled.label)),
    outcome(made, words_),
  ]
}

function met(told: Told): Sentence {
  const { entry, values } = told
  const range = rangeName(textIn(values['range']) ?? '')
  const bands = numbersIn(values['bands'])
  const apart = Math.max(0, ...bands) - Math.min(0, ...bands)
  const [roll] = entry.rolls
  return [say(text.meet), ...dice(roll), figure(range, entry.why), say(text.apart(apart))]
}

const TELLERS: { readonly [type: string]: (told: Told) => Sentence } = {
  surprised: told => {
    const dice_ = told.entry.rolls.flatMap(roll => dice(roll))
    return numberIn(told.values['surprise']) === undefined
      ? [...dice_, say(text.noSurprise)]
      : [...dice_, party(told, 'surprise'), say(text.haveSurprise)]
  },
  met,
  avoided: told => {
    const avoids = flagIn(told.values['avoids'])
    return [party(told), say(text.avoiding), ...thrownFor(told, avoids, text.avoids(avoids)), say('.')]
  },
  triedToEscape: told => {
    const escaped = flagIn(told.values['escaped'])
    return [party(told), say(text.escaping), ...thrownFor(told, escaped, text.escapes(escaped)), say('.')]
  },
  fightBegan: () => [say(text.begins)],
  moved,
  gotAway: told => [whoIn(told), say(text.getsAway)],
  surrendered: told => [whoIn(told), say(text.surrenders)],
  drew: told => [whoIn(told), say(text.draws(weaponName(told)))],
  drewFirst: told => {
    const first = textsIn(told.values['first']).map((id): Sentence => [person(told, id)])
    return [...told.entry.rolls.flatMap(roll => dice(roll)), ...listed(first, text.and), say(text.first(first.length))]
  },
  attacked,
  misfired: told => [
    whoIn(told),
    say(text.misfires(weaponName(told))),
    ...told.entry.rolls.flatMap(roll => dice(roll)),
  ],
  wounded,
  finishedOff: told => [whoIn(told, 'by'), say(text.kills), whoIn(told), say('.')],
  workedOn: told => {
    const doing = doingNamed(textIn(told.values['doing']) ?? '')
    const ammo = numberIn(told.values['ammo'])
    const done = flagIn(told.values['done'])
    const rounds = numberIn(told.values['rounds_done']) ?? 0
    return [whoIn(told), say(text.works(doing, weaponName(told), done, rounds, done ? ammo : undefined))]
  },
  pickedUp: told => [whoIn(told), say(text.picksUp(weaponName(told)))],
  lostSurprise: told => [
    ...told.entry.rolls.flatMap(roll => dice(roll)),
    say(text.surpriseLost(textIn(told.values['reason']) ?? '')),
  ],
  leaderKilled: told => [say(text.leaderOf), party(told), say(text.isKilled)],
  testedMorale: told => {
    const stands = flagIn(told.values['stands'])
    return [party(told), say(text.moraleOf), ...thrownFor(told, stands, text.stands(stands)), say('.')]
  },
  letGo: told => [party(told), say(text.letGo)],
  switchedMode: told => [whoIn(told), say(text.switches(told.values['mode'] === 'burst'))],
  roundEnded: told => [
    say(text.roundEnds),
    figure(time(numberIn(told.values['seconds']) ?? 0), told.entry.why),
    say(text.sinceBegun),
  ],
  recoveredHalfWay: told => [whoIn(told), say(text.recovers), ...toLeft(told), say('.')],
  cameRound: told => [whoIn(told), say(text.comesRound), ...toLeft(told), say('.')],
  ended: told => {
    const winner = numberIn(told.values['winner'])
    const how = textIn(told.values['how']) ?? ''
    return winner === undefined
      ? [say(text.over(how))]
      : [say(text.overWith(how)), capital(party(told, 'winner')), say(text.win)]
  },
}

const toLeft = (told: Told): readonly Part[] => {
  const now = left(told)
  return now.length === 0 ? [] : [say(text.to), ...now]
}

const capital = (part: Part): Part =>
  part.kind === 'person' ? { ...part, name: part.name.charAt(0).toUpperCase() + part.name.slice(1) } : part

/** A side is called "the thugs" in the middle of a sentence, and "The thugs" where one begins. */
function begun(sentence: Sentence, { parties }: Names): Sentence {
  const [first, ...others] = sentence
  if (first?.kind !== 'person') return sentence
  if (first.name !== text.aSide && first.name !== text.somebody && !parties.some(({ name }) => name === first.name)) {
    return sentence
  }
  return [capital(first), ...others]
}

/** The sentence of an entry; of one without a fact its note, or the dice that were thrown. */
export function encounterSentence(entry: EntryView, view: Names): Sentence {
  const { fact, note } = entry
  const tell = fact !== undefined && Object.hasOwn(TELLERS, fact.type) ? TELLERS[fact.type] : undefined
  if (tell !== undefined && fact !== undefined) return begun(tell({ entry, values: plainIn(fact.values), view }), view)
  if (note !== undefined) return [say(logWords.note(note.text))]
  return entry.rolls.flatMap((roll): Sentence => {
    const by = roll.by === undefined ? [] : [person({ entry, values: {}, view }, roll.by), say(', ')]
    return [...by, say(logWords.rollFor(roll.purpose)), ...dice(roll), figure(numberText(roll.total)), say('. ')]
  })
}
