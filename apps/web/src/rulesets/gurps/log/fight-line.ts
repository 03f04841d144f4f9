/**
 * What happened in a fight, in sentences. Fields that this seat does not see are left out, never guessed. Of the view only
 * names and things are taken, which do not change: a line says for ever what was true when it was written.
 */
import type { EntryView } from '@umpire/engine'
import { numberText } from '../../../text/number-text.ts'
import { dice, figure, listed, outcome, plate, type Sentence, say } from '../../common/log/parts.ts'
import { flagIn, numberIn, type Plain, plainIn, textIn, textsIn } from '../../common/plain.ts'
import { BARE_HANDS } from '../views/fight-view.ts'
import { ofArms } from './arm-lines.ts'
import { ofBodies } from './body-lines.ts'
import { hexIn, type Names, others, person, type Teller, type Told, thrown, whoIn } from './narrator.ts'
import { logWords as text } from './words.ts'

/** "12 against 14, made by 2"; without what it was against, where this seat does not know it. */
function settled(
  told: Told,
  purposes: readonly string[],
  score: number | undefined,
  good: boolean,
  word: string,
): Sentence {
  const roll = told.entry.rolls.findLast(({ purpose }) => purposes.includes(purpose))
  if (roll === undefined) return [outcome(good, word)]
  const by = score === undefined ? undefined : score - roll.total
  const telling = by === undefined || by >= 0 !== good ? word : good ? text.madeBy(by) : text.failedBy(-by)
  return [
    ...dice(roll),
    figure(numberText(roll.total)),
    ...(score === undefined ? [say(', ')] : [say(text.against), figure(numberText(score), told.entry.why), say(', ')]),
    outcome(good, telling),
  ]
}

const STRAY = 'stray'
const ATTACK = ['attack']

function attempt(told: Told): Sentence {
  const { values } = told
  const [how, thing] = [textIn(values['how']) ?? '', text.the(textIn(values['with']) ?? '')]
  const target = whoIn(told, 'target')
  if (how === STRAY) return [say(text.stray), target, say(text.instead)]
  if (how === 'shot') return [whoIn(told), say(text.shoots), target, say(text.with(thing))]
  if (how === 'thrown') return [whoIn(told), say(`${text.throws}${thing}${text.at}`), target]
  const bare = textIn(values['with']) === BARE_HANDS ? text.bare[how] : undefined
  if (bare !== undefined) return [whoIn(told), say(bare), target]
  return [whoIn(told), say(text.attacks), target, say(`${text.with(thing)}${how === '' ? '' : text.how(how)}`)]
}

function attacked(told: Told): Sentence {
  const { values } = told
  const came = textIn(values['came']) ?? ''
  const location = textIn(values['location']) ?? ''
  const hits = numberIn(values['hits']) ?? 0
  const good = came === 'hit' || came === 'critical hit'
  const word = text.came[came] ?? came
  return [
    ...others(told, ...ATTACK),
    ...attempt(told),
    say(location === '' || location === 'torso' ? ': ' : `${text.aimedFor(location.replaceAll('-', ' '))}: `),
    ...settled(told, ATTACK, numberIn(values['effective']), good, word),
    ...(came === 'hit' || came === 'miss' || came === '' ? [] : [say(' '), plate(word, !good)]),
    say('.'),
    ...(hits > 1 ? [say(text.roundsHit(hits))] : []),
  ]
}

const DEFENSES = ['dodge', 'parry', 'block', 'armour alone']

function defended(told: Told): Sentence {
  const { values } = told
  const how = textIn(values['how']) ?? ''
  const thing = textIn(values['with'])
  const avoided = flagIn(values['avoided'])
  const critical = textIn(values['critical'])
  const begins = [
    ...others(told, ...DEFENSES),
    whoIn(told),
    say(`${text.defends[how] ?? how}${thing === undefined ? '' : text.with(text.the(thing))}`),
    say(Array.isArray(values['retreat']) ? text.retreats : ''),
  ]
  if (flagIn(values['in_vain'])) return [...begins, say(text.forNothing)]
  return [
    ...begins,
    say(': '),
    ...settled(told, DEFENSES, numberIn(values['total']), avoided, text.avoided(avoided)),
    ...(critical === undefined ? [] : [say(' '), plate(text.critical[critical] ?? critical, critical === 'failure')]),
    say('.'),
  ]
}

function moved(told: Told): Sentence {
  const { values } = told
  const yards = numberIn(values['yards']) ?? 0
  const hex = hexIn(told) ?? ''
  if (yards > 0) return [...others(told), whoIn(told), say(text.moves(yards, hex))]
  return [...others(told), whoIn(told), say(values['evasive'] === 'no' ? text.stumbles(hex) : text.weaves)]
}

const TELLERS: { readonly [type: string]: Teller } = {
  ...ofArms,
  ...ofBodies,
  began: told => {
    const surprised = textsIn(told.values['surprised']).map((id): Sentence => [person(told, id)])
    return [
      say(text.begins),
      ...(surprised.length === 0 ? [] : [say(text.surprised), ...listed(surprised, text.and), say('.')]),
    ]
  },
  chose: told => {
    const maneuver = textIn(told.values['maneuver']) ?? ''
    return [...others(told), whoIn(told), say(text.chooses(text.maneuvers[maneuver] ?? maneuver.replaceAll('-', ' ')))]
  },
  moved,
  positioned: told => [...others(told), whoIn(told), say(text.positions[textIn(told.values['position']) ?? ''] ?? '.')],
  watched: told => [whoIn(told), say(text.watches(hexIn(told)))],
  attacked,
  defended,
  feinted: told => [
    ...others(told),
    whoIn(told),
    say(text.feints),
    whoIn(told, 'target'),
    say(text.feintWorth(numberIn(told.values['penalty']) ?? 0)),
  ],
  offBalance: told => [whoIn(told), say(flagIn(told.values['loses_turn']) ? text.losesTurn : text.offBalance)],
  left: told => [whoIn(told), say(text.left[textIn(told.values['how']) ?? ''] ?? '.')],
  burst: told => [
    say(text.bursts(text.note(textIn(told.values['what']) ?? '').slice(0, -1), hexIn(told) ?? '')),
    ...thrown(told, 'concussion'),
    figure(numberText(numberIn(told.values['concussion']) ?? 0), told.entry.why),
    say('.'),
  ],
  ended: told => {
    const winner = numberIn(told.values['winner'])
    const how = say(`${textIn(told.values['how']) ?? ''}.`)
    const name = winner === undefined ? undefined : told.view.sides[winner]?.name
    return name === undefined || winner === undefined
      ? [say(text.noWinner), how]
      : [say(text.won), { kind: 'person', name, side: winner + 1 }, say(': '), how]
  },
  marked: told => [...others(told), say(textIn(told.values['says']) ?? '')],
}

/** Maneuvers that whatever follows tells as well. */
const PLAIN = /^(?:step-and-)?(?:attack|aim|ready|ready-reload|move|feint|change-position|long-action)$/

/** Facts that say nothing by themselves: whatever stands around them does. */
const SILENT: { readonly [type: string]: (values: Plain) => boolean } = {
  turnBegan: () => true,
  turnEnded: () => true,
  struckWith: () => true,
  parriedWith: () => true,
  fired: () => true,
  thrownAway: () => true,
  chose: ({ maneuver }) => PLAIN.test(textIn(maneuver) ?? ''),
  moved: ({ yards, evasive }) => numberIn(yards) === 0 && evasive === 'no',
  marked: ({ says }) => says === '',
}

/** Whether there is nothing to tell: no dice were thrown for it, and nothing was noted. */
export function isSilent({ fact, note, rolls }: EntryView): boolean {
  if (fact === undefined || note !== undefined || rolls.length > 0) return false
  return SILENT[fact.type]?.(plainIn(fact.values)) === true
}

/** The sentence of an entry; of one without a fact, or of a kind that is not known here, its note and its dice. */
export function fightSentence(entry: EntryView, view: Names): Sentence {
  const { fact, note } = entry
  const tell = fact !== undefined && Object.hasOwn(TELLERS, fact.type) ? TELLERS[fact.type] : undefined
  const told = { entry, values: plainIn(fact?.values), view }
  if (tell !== undefined) return tell(told)
  // What says nothing by itself may still have had its dice.
  if (fact !== undefined && Object.hasOwn(SILENT, fact.type)) return others(told)
  const named =
    fact === undefined
      ? []
      : [...(textIn(told.values['who']) === undefined ? [] : [whoIn(told), say(': ')]), say(text.note(fact.type))]
  const noted = note === undefined ? [] : [...(named.length === 0 ? [] : [say(' ')]), say(text.note(note.text))]
  return [...others(told), ...named, ...noted]
}
