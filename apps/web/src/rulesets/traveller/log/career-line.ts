/** A career in sentences, throw by throw. */
import type { EntryView } from '@umpire/engine'
import { numberText, signedText } from '../../../text/number-text.ts'
import { dice, figure, outcome, plate, type Sentence, say } from '../../common/log/parts.ts'
import { flagIn, numberIn, numbersIn, oneIn, type Plain, plainIn, textIn, textsIn } from '../../common/plain.ts'
import { CHARACTERISTICS, type Characteristic, digitOf } from '../views/career-view.ts'
import { credits, words } from '../views/words.ts'
import { logWords } from './words.ts'

const text = logWords.career

interface Told {
  readonly entry: EntryView
  readonly values: Plain
  readonly name: string
}

const who = ({ name, values }: Told): Sentence => [
  { kind: 'person', name: textIn(values['name']) ?? (name === '' ? text.somebody : name), side: 1 },
]
const serviceIn = ({ values }: Told): string => words.services[textIn(values['service']) ?? ''] ?? ''
const theServiceIn = ({ values }: Told): string => words.theService(textIn(values['service']) ?? '')

/** The dice, the DM if there is one, and the sum that opens. */
function thrown({ entry, values }: Told): Sentence {
  const roll = numberIn(values['roll'])
  const dm = numberIn(values['dm']) ?? 0
  if (roll === undefined) return []
  const shown = entry.rolls.at(-1)
  return [
    ...dice(shown),
    say(dm === 0 ? '' : `${signedText(dm)} `),
    say(dm === 0 ? '' : text.is),
    figure(numberText(roll + dm), entry.why),
    say(', '),
  ]
}

const made = (told: Told, holds: boolean, result: string): Sentence => [
  ...thrown(told),
  outcome(holds, result),
  say('.'),
]

const rankIn = ({ values }: Told): number => numberIn(values['rank']) ?? 0

const characteristicIn = ({ values }: Told): Characteristic | undefined =>
  oneIn(CHARACTERISTICS, values['characteristic'])

const raised = (told: Told): Sentence => {
  const one = characteristicIn(told)
  return [
    say(one === undefined ? '' : words.characteristics[one]),
    say(text.now),
    figure(numberText(numberIn(told.values['value']) ?? 0), told.entry.why),
    say('.'),
  ]
}

const onTable = (told: Told): Sentence => [
  say(text.table(numberIn(told.values['table']) ?? 0)),
  ...dice(told.entry.rolls.at(-1)),
]

const TELLERS: { readonly [type: string]: (told: Told) => Sentence } = {
  began: told => [...who(told), say(text.began)],
  rolledCharacteristics: told => {
    const upp = CHARACTERISTICS.map(one => digitOf(numberIn(told.values[one]) ?? 0)).join('')
    return [say(text.born), ...told.entry.rolls.flatMap(roll => dice(roll)), figure(upp, told.entry.why), say('.')]
  },
  stayedOut: told => [...who(told), say(text.stayedOut)],
  enlisted: told => [say(text.triesFor(theServiceIn(told))), ...made(told, true, text.accepted)],
  rejected: told => [say(text.triesFor(theServiceIn(told))), ...made(told, false, text.rejected)],
  drafted: told => [
    say(text.draft),
    ...dice(told.entry.rolls.at(-1)),
    figure(serviceIn(told), told.entry.why),
    say('.'),
  ],
  survived: told => [say(text.survival), ...made(told, true, text.alive)],
  died: told => [
    say(told.values['of'] === 'age' ? text.crisis : text.survival),
    ...thrown(told),
    plate(text.dies),
    say('.'),
  ],
  injured: told => [say(text.survival), ...thrown(told), plate(text.injured), say(text.leavesInjured)],
  commissioned: told => [say(text.commission), ...made(told, true, text.commissioned)],
  promoted: told => [say(text.promotion), ...made(told, true, text.promoted(rankIn(told)))],
  passedOver: told => [
    say(told.values['for'] === 'commission' ? text.commission : text.promotion),
    ...made(told, false, text.passedOver),
  ],
  learned: told => [
    ...onTable(told),
    figure(text.skill(textIn(told.values['skill']) ?? '', numberIn(told.values['level']) ?? 0), told.entry.why),
    say('.'),
  ],
  improved: told => [...onTable(told), ...raised(told)],
  learnedNothing: told => [...onTable(told), say(text.nothing(textIn(told.values['result']) ?? ''))],
  granted: told => {
    const level = numberIn(told.values['level'])
    const skill = textIn(told.values['skill']) ?? ''
    return level === undefined
      ? [say(text.grantedNothing(skill))]
      : [say(text.granted), figure(text.skill(skill, level), told.entry.why), say('.')]
  },
  honoured: told => [
    say(text.honoured),
    figure(numberText(numberIn(told.values['social']) ?? 0), told.entry.why),
    say('.'),
  ],
  served: told => {
    const terms = numberIn(told.values['terms']) ?? 0
    return [say(text.served(terms, Math.floor((numberIn(told.values['age_months']) ?? 0) / 12)))]
  },
  aged: told => [
    say(text.aging(numberIn(told.values['age']) ?? 0)),
    ...told.entry.rolls.flatMap(roll => dice(roll)),
    ...(['strength', 'dexterity', 'endurance', 'intelligence'] as const).flatMap(
      (one, index): Sentence =>
        index < Math.max(3, numbersIn(told.values['rolls']).length)
          ? [
              say(`${index === 0 ? '' : ', '}${words.characteristics[one]} `),
              figure(numberText(numberIn(told.values[one]) ?? 0), told.entry.why),
            ]
          : [],
    ),
    say('.'),
  ],
  crisisSurvived: told => [say(text.crisis), ...made(told, true, text.lives), say(' '), ...raised(told)],
  reenlisted: told => [
    say(text.reenlistment),
    ...thrown(told),
    outcome(true, flagIn(told.values['mandatory']) ? text.mustStay : text.stays),
    say('.'),
  ],
  left: told => {
    const by = textIn(told.values['by'])
    const result = by === 'refusal' ? text.refused : by === 'term limit' ? text.termLimit : text.leaves
    return [say(text.reenlistment), ...made(told, by === 'choice', result)]
  },
  discharged: told => {
    const pay = numberIn(told.values['pay_per_year']) ?? 0
    const rolls = numberIn(told.values['mustering_rolls']) ?? 0
    return [
      say(text.mustersOut),
      figure(text.rolls(rolls), told.entry.why),
      say(flagIn(told.values['retired']) ? text.retired(pay) : '.'),
    ]
  },
  paid: told => [
    say(text.cashTable),
    ...thrown(told),
    figure(credits(numberIn(told.values['cash']) ?? 0), told.entry.why),
    say('.'),
  ],
  receivedPassages: told => benefit(told, textsIn(told.values['tickets']).join(', ')),
  receivedMembership: told =>
    benefit(told, (numberIn(told.values['wasted']) ?? 0) > 0 ? text.memberAlready : text.membership),
  receivedShip: told => benefit(told, textIn(told.values['ship']) ?? ''),
  receivedWeapon: told => benefit(told, textIn(told.values['weapon']) ?? ''),
  receivedSkill: told =>
    benefit(told, text.skill(textIn(told.values['skill']) ?? '', numberIn(told.values['level']) ?? 0)),
  receivedGain: told => [say(text.benefitsTable), ...thrown(told), ...raised(told)],
  receivedNothing: told => benefit(told, text.noBenefit),
  styled: told => [say(text.styled), figure(textIn(told.values['styled_name']) ?? told.name), say('.')],
}

const benefit = (told: Told, what: string): Sentence => [
  say(text.benefitsTable),
  ...thrown(told),
  figure(what, told.entry.why),
  say('.'),
]

export function careerSentence(entry: EntryView, name: string): Sentence {
  const { fact, note } = entry
  const tell = fact !== undefined && Object.hasOwn(TELLERS, fact.type) ? TELLERS[fact.type] : undefined
  if (tell !== undefined && fact !== undefined) return tell({ entry, values: plainIn(fact.values), name })
  if (note !== undefined) return [say(logWords.note(note.text))]
  return entry.rolls.flatMap(roll => [
    say(logWords.rollFor(roll.purpose)),
    ...dice(roll),
    figure(numberText(roll.total)),
    say('. '),
  ])
}
