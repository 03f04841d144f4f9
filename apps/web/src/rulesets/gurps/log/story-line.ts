/** What time and wounds brought in a story, in sentences; of everything else the plain line tells. */
import type { EntryView } from '@umpire/engine'
import type { SceneSeen } from '../../../plug-in/screens.ts'
import { tableWords } from '../../../table/room/words.ts'
import { numberText } from '../../../text/number-text.ts'
import { dice, figure, type Part, plate, type Sentence, say } from '../../common/log/parts.ts'
import { flagIn, numberIn, type Plain, plainIn, textIn } from '../../common/plain.ts'
import { storyLogWords as text } from './story-words.ts'

const { span } = tableWords.plain

/** As much of a story as its lines are told with; nothing of one that this page never saw. */
export type Cast = Pick<SceneSeen, 'actors' | 'strangers'> | null

/** Player characters are one side here, strangers the other; 0 is nobody's. */
export const sideIn = (cast: Cast, name: string): number =>
  cast?.actors.includes(name) === true ? (cast.strangers.includes(name) ? 2 : 1) : 0

interface Told {
  readonly entry: EntryView
  readonly values: Plain
  readonly cast: Cast
}
type Teller = (told: Told) => Sentence

function person({ cast, values }: Told, field: string): Part {
  const name = textIn(values[field]) ?? ''
  return { kind: 'person', name, side: sideIn(cast, name) }
}

/** The dice that it hung on; the last of them opens into the reasons. */
const rolls = ({ entry: { rolls: all, why } }: Told): Sentence =>
  all.flatMap(
    (roll, place): Sentence => [
      say(text.rollFor(roll.purpose)),
      ...dice(roll),
      figure(numberText(roll.total), place === all.length - 1 ? why : []),
      say('. '),
    ],
  )

/** Who, and what about it. */
const of =
  (words: (values: Plain) => string): Teller =>
  told => [...rolls(told), person(told, 'who'), say(words(told.values))]

const number = (field: string) => (values: Plain) => numberIn(values[field])
const [hp, points] = [number('hp'), number('points')]
const word = (values: Plain, field: string): string => textIn(values[field]) ?? ''

function bled(values: Plain): string {
  const how = text.bleeds[word(values, 'from')] ?? ''
  if (flagIn(values['stopped'])) return `${how}${text.stopped}`
  const lost = hp(values)
  const dry = numberIn(values['dry']) ?? 0
  return `${how}${lost === 0 ? text.lostNothing : text.lost(lost)}${dry === 0 ? '' : text.dryMinutes(dry)}`
}

function limbDecided(values: Plain): string {
  const [until, months] = [word(values, 'until'), numberIn(values['months']) ?? 0]
  const told = months > 0 ? text.months(months) : (text.limbUntil[until] ?? text.limbDecided)
  return `${text.limb(word(values, 'part'))}${told}`
}

const TELLERS: { readonly [type: string]: Teller } = {
  timePassed: told => [...rolls(told), say(text.passes(span(numberIn(told.values['seconds']) ?? 0)))],
  bled: of(bled),
  lostHitPoints: of(values => text.loses(hp(values), word(values, 'of'))),
  died: told => [
    ...rolls(told),
    person(told, 'who'),
    say(' '),
    plate(text.dies),
    say(text.of(word(told.values, 'of'))),
  ],
  blackedOut: of(values => text.goesOut[word(values, 'by')] ?? ''),
  seized: of(values => text.goesOut[word(values, 'by')] ?? ''),
  stayedOut: of(() => text.staysOut),
  hungBetween: of(values => text.hangs(flagIn(values['coma']))),
  cameTo: of(() => text.comesTo),
  becameDelirious: of(values => text.delirious(word(values, 'of'))),
  saved: told => [...rolls(told), person(told, 'who'), say(text.saved), person(told, 'by'), say('.')],
  tired: of(values => text.tired(points(values), word(values, 'of'))),
  regainedStrength: of(values => text.regains(points(values))),
  healed: of(values => text.heals(hp(values), word(values, 'by'))),
  limbDecided: of(limbDecided),
  limbRestored: of(values => `${text.limb(word(values, 'part'))}${text.limbBack}`),
  woreOff: of(() => text.woreOff),
  caughtIllness: of(values => text.catches(word(values, 'illness'))),
  stayedWell: of(values => text.staysWell(word(values, 'illness'))),
  illnessShowed: of(() => text.illnessShows),
  illnessWent: of(values => text.illness(hp(values), flagIn(values['cured']))),
  diagnosed: told => [
    ...rolls(told),
    person(told, 'healer'),
    say(text.diagnoses),
    person(told, 'who'),
    say(text.diagnosis(textIn(told.values['illness']))),
  ],
  workedOnWound: told => {
    const stopped = flagIn(told.values['stopped'])
    const end = stopped ? '.' : text.inVain
    return [...rolls(told), person(told, 'healer'), say(text.works(stopped)), person(told, 'who'), say(end)]
  },
  treated: told => [
    ...rolls(told),
    person(told, 'healer'),
    say(text.treats[word(told.values, 'how')] ?? ''),
    person(told, 'who'),
    say(text.restored(numberIn(told.values['restored']))),
  ],
  stunned: of(values => text.stunned(span(numberIn(values['seconds']) ?? 0))),
  fellDown: of(() => text.fallsDown),
  beganWasting: of(() => text.wastes),
  wasted: of(values => text.wasted(numberIn(values['day']) ?? 1)),
}

/** Time that did not pass says nothing. */
export const isSilentInStory = ({ fact, rolls: all }: EntryView): boolean =>
  fact?.type === 'timePassed' && all.length === 0 && numberIn(plainIn(fact.values)['seconds']) === 0

/** Undefined where nothing of the body is told: the plain line knows what to do with it. */
export function storySentence(entry: EntryView, cast: Cast): Sentence | undefined {
  const { fact, note } = entry
  if (fact === undefined || note !== undefined || !Object.hasOwn(TELLERS, fact.type)) return undefined
  return TELLERS[fact.type]?.({ entry, values: plainIn(fact.values), cast })
}
