/** What befalls bodies and minds, in sentences. */
import { numberText } from '../../../text/number-text.ts'
import { figure, outcome, plate, type Sentence, say } from '../../common/log/parts.ts'
import { flagIn, numberIn, textIn, textsIn } from '../../common/plain.ts'
import { others, type Teller, type Told, thrown, whoIn } from './narrator.ts'
import { logWords as text } from './words.ts'

const DAMAGE = ['damage', 'fragment damage']

function wounded(told: Told): Sentence {
  const { values, entry } = told
  const [injury, dr] = [numberIn(values['injury']) ?? 0, numberIn(values['dr']) ?? 0]
  const damage = textIn(values['damage']) ?? ''
  const blow: Sentence =
    damage === ''
      ? []
      : [
          say(text.damage(damage)),
          ...thrown(told, ...DAMAGE),
          figure(numberText(numberIn(values['basic']) ?? 0)),
          ...(dr === 0 ? [] : [say(text.lessDr(dr))]),
        ]
  const place = say(text.place(textIn(values['location']) ?? ''))
  const before = others(told, ...DAMAGE)
  if (injury === 0) return [...before, whoIn(told), place, ...blow, say(`${text.nothing}.`)]
  return [
    ...before,
    whoIn(told),
    say(text.loses),
    figure(text.points(injury), entry.why),
    place,
    ...blow,
    say(`${flagIn(values['bleeds']) ? text.bleeds : ''}.`),
  ]
}

const plain =
  (words: { readonly [name: string]: string }, field: string): Teller =>
  told => [...others(told), whoIn(told), say(words[textIn(told.values[field]) ?? ''] ?? '.')]

export const ofBodies: { readonly [type: string]: Teller } = {
  woundedBy: wounded,
  bled: told => {
    const hp = numberIn(told.values['hp']) ?? 0
    const said = flagIn(told.values['stopped']) ? text.bleedsNoMore : hp === 0 ? text.bledNothing : text.bled(hp)
    return [...others(told), whoIn(told), say(said)]
  },
  died: told => [
    ...others(told),
    whoIn(told),
    say(' '),
    plate(text.dies),
    say(text.died(textIn(told.values['of']) ?? '')),
  ],
  wentDown: told => [
    ...others(told),
    whoIn(told),
    say(' '),
    plate(text.goesDown),
    say(text.because(textIn(told.values['because']) ?? '')),
  ],
  stunned: told => [
    ...others(told),
    whoIn(told),
    say(' '),
    plate(told.values['kind'] === 'mental' ? text.mentally : text.stunned),
    say('.'),
  ],
  recovered: told => [...others(told), whoIn(told), say(text.recovers)],
  fell: plain(text.falls, 'position'),
  crippled: told => [...others(told), whoIn(told), say(text.crippled(textIn(told.values['part']) ?? ''))],
  limbRecovered: told => [
    ...others(told),
    whoIn(told),
    say(text.theLimb(textIn(told.values['part']) ?? '')),
    say(text.limb[textIn(told.values['until']) ?? ''] ?? '.'),
  ],
  blinded: told => [...others(told), whoIn(told), say(text.blinded(numberIn(told.values['eyes']) ?? 1))],
  deafened: told => [whoIn(told), say(text.deafened)],
  scarred: told => [whoIn(told), say(text.scarred(textIn(told.values['degree']) ?? ''))],
  penalized: told => [
    whoIn(told),
    say(text.penalized(numberIn(told.values['value']) ?? 0, textsIn(told.values['to']))),
  ],
  seized: plain(text.seized, 'by'),
  fatigued: told => [whoIn(told), say(text.tired(numberIn(told.values['points'])))],
  drainBegan: plain(text.drains, 'what'),
  faced: told => {
    const margin = numberIn(told.values['margin']) ?? 0
    return [...others(told), whoIn(told), say(text.faces), outcome(margin === 0, text.bears(margin)), say('.')]
  },
  gained: told => [whoIn(told), say(text.gains(textIn(told.values['what'])))],
  lostAttribute: told => [whoIn(told), say(text.losesFor(textIn(told.values['attribute'])))],
  setOnFire: told => [whoIn(told), say(text.fire(flagIn(told.values['burns'])))],
}
