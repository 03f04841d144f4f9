/**
 * What happened in a fight, in sentences. Fields that this seat does not see are left out, never guessed. Of the view only
 * names and things are taken, which do not change: a line says for ever what was true when it was written.
 */
import type { EntryView, Reason } from '@umpire/engine'
import { actOf, squareNamed } from '@umpire/tensided/at-table'
import { numberText } from '../../../text/number-text.ts'
import { dice, figure, outcome, plate, type Sentence, say } from '../../common/log/parts.ts'
import { numberIn, plainIn, textIn, textsIn } from '../../common/plain.ts'
import { figureOf, isBare } from '../views/fight-view.ts'
import { ofArms } from './arm-lines.ts'
import { ofBodies } from './body-lines.ts'
import { type Names, others, shown, squareIn, type Teller, type Told, whoIn } from './narrator.ts'
import { logWords as text } from './words.ts'

/** The roll that an attack is made with. */
const ATTACKS = ['shoot', 'strike', 'throw', 'grapple', 'disarm']

function attempt(told: Told): Sentence {
  const { values } = told
  const [how, where] = [textIn(values['how']) ?? '', textIn(values['where']) ?? 'any']
  const thing = text.thing(textIn(values['with']) ?? '')
  const target = whoIn(told, 'target')
  if (how === 'a throw') {
    return [
      whoIn(told),
      say(text.throws(thing)),
      ...(squareNamed(where) === undefined ? [target] : [say(text.onSquare(where))]),
    ]
  }
  if (how === 'a grapple') return [whoIn(told), say(text.grapples), target]
  if (how === 'a disarm') return [whoIn(told), say(text.disarms), target]
  const verb = values['hand_to_hand'] === true ? text.strikes : text.shoots
  return [whoIn(told), say(verb), target, say(`${text.with(thing, how)}${text.aimedAt(where)}`)]
}

/** What a roll came to with the attribute: the reasons tell it to whoever may know. */
function finalIn(reasons: readonly Reason[]): number | undefined {
  for (const reason of reasons) {
    if (reason.kind === 'sum' && reason.label === 'final roll') return reason.value
    const found = finalIn(stepsOf(reason))
    if (found !== undefined) return found
  }
  return undefined
}

/** The steps that led to a step. */
function stepsOf(reason: Reason): readonly Reason[] {
  if ('because' in reason) return reason.because
  return 'terms' in reason ? reason.terms.flatMap(({ because }) => because) : []
}

/** "8, in all 20 against difficulty 22, misses"; without the numbers of the attack, where this seat does not know it. */
function attacked(told: Told): Sentence {
  const { values, entry } = told
  const came = textIn(values['came']) ?? ''
  const hits = numberIn(values['hits']) ?? 0
  const difficulty = numberIn(values['difficulty'])
  const roll = entry.rolls.findLast(({ purpose }) => ATTACKS.includes(purpose))
  const final = finalIn(entry.why)
  const good = came === 'hit'
  const word = hits > 1 ? text.hits(hits) : (text.came[came] ?? came)
  return [
    ...others(told, ...ATTACKS),
    ...attempt(told),
    say(': '),
    ...(roll === undefined
      ? []
      : [
          ...dice(roll),
          figure(numberText(roll.total)),
          ...(final === undefined ? [] : [say(text.inAll), figure(numberText(final))]),
          ...(difficulty === undefined ? [] : [say(text.against), figure(numberText(difficulty), entry.why)]),
          say(', '),
        ]),
    ...(came === 'jam' ? [plate(word)] : [outcome(good, word)]),
    say('.'),
  ]
}

function declared(told: Told): Sentence {
  const { values, view } = told
  const figureIn = figureOf(view, textIn(values['who']) ?? null)
  const acts = textsIn(values['acts']).map(key => {
    const act = actOf(key)
    if (act === undefined) return key
    if (act.kind === 'move') return act.pace
    const arm = 'arm' in act ? figureIn?.arms?.[act.arm] : undefined
    const verb = text.acts[act.kind] ?? act.kind
    return arm === undefined ? verb : text.withThing(verb, isBare(arm) ? text.bare : text.the(arm.key))
  })
  return [...others(told), whoIn(told), say(text.will(acts))]
}

const TELLERS: { readonly [type: string]: Teller } = {
  ...ofArms,
  ...ofBodies,
  began: () => [say(text.begins)],
  declared,
  moved: told => [...others(told), whoIn(told), say(text.goes(shown(told.values['metres']), squareIn(told)))],
  foundCover: told => [
    ...others(told),
    whoIn(told),
    say(text.findsCover(squareIn(told))),
    figure(text.hp(shown(told.values['hp'])), told.entry.why),
    say('.'),
  ],
  wentBehind: told => [whoIn(told), say(text.behind)],
  coverHit: told => [
    ...others(told),
    ...(numberIn(told.values['hp']) === 0
      ? [say(text.coverGone)]
      : [say(text.coverHit), figure(text.hp(shown(told.values['hp'])), told.entry.why), say(text.left)]),
  ],
  waited: told => [
    whoIn(told),
    say(text.waits),
    whoIn(told, 'target'),
    say(text.waitedFor(numberIn(told.values['rounds']) ?? 1)),
  ],
  attacked,
  swung: told => [whoIn(told), say(text.swings), whoIn(told, 'at'), say('.')],
  playedDirty: told => [whoIn(told), say(text.dirty), whoIn(told, 'at'), say('.')],
  grabbed: told => [
    ...others(told),
    whoIn(told),
    say(text.holds[textIn(told.values['kind']) ?? ''] ?? ' holds '),
    whoIn(told, 'on'),
    say('.'),
  ],
  released: told => [...others(told), whoIn(told, 'on'), say(text.free), whoIn(told), say('.')],
  left: told => [whoIn(told), say(text.leaves[textIn(told.values['how']) ?? ''] ?? '.')],
  ended: told => {
    const winner = numberIn(told.values['winner'])
    const how = say(`${textIn(told.values['how']) ?? ''}.`)
    const name = winner === undefined ? undefined : told.view.sides[winner]?.name
    return name === undefined || winner === undefined
      ? [say(text.noWinner), how]
      : [say(text.won), { kind: 'person', name, side: winner + 1 }, say(': '), how]
  },
}

/** What the lines around it tell as well: a free swing is an attack, so is what a block was spent on. */
const SILENT: readonly string[] = ['roundEnded', 'breathed', 'swung', 'blockSpent', 'fired']

/** Whether there is nothing to tell: no dice were thrown for it, and nothing was noted. */
export const isSilent = ({ fact, note, rolls }: EntryView): boolean =>
  fact !== undefined && note === undefined && rolls.length === 0 && SILENT.includes(fact.type)

/** The sentence of an entry; of one without a fact, or of a kind that is not known here, its note and its dice. */
export function fightSentence(entry: EntryView, view: Names): Sentence {
  const { fact, note } = entry
  const tell = fact !== undefined && Object.hasOwn(TELLERS, fact.type) ? TELLERS[fact.type] : undefined
  const told = { entry, values: plainIn(fact?.values), view }
  if (tell !== undefined) return tell(told)
  // What says nothing by itself may still have had its dice.
  if (fact !== undefined && SILENT.includes(fact.type)) return others(told)
  const named =
    fact === undefined
      ? []
      : [...(textIn(told.values['who']) === undefined ? [] : [whoIn(told), say(': ')]), say(text.note(fact.type))]
  return [...named, ...(note === undefined ? [] : [say(` ${text.note(note.text)}`)]), ...others(told)]
}
