/** What befalls bodies, in sentences. */
import { DIGIT_ROWS, DIGITS } from '@umpire/tensided/at-table'
import { figure, outcome, plate, type Sentence, say } from '../../common/log/parts.ts'
import { flagIn, listIn, numberIn, plainIn, textIn } from '../../common/plain.ts'
import { others, shown, type Teller, type Told, whoIn } from './narrator.ts'
import { logWords as text } from './words.ts'

/** So bad that nobody reads over it. */
const GRAVE = ['critical', 'incapacitated', 'comatose', 'dead']

function wounded(told: Told): Sentence {
  const { values, entry } = told
  const status = textIn(values['status']) ?? ''
  const limbs = listIn(values['limbs']).map(one => {
    const { limb, status: how, severed } = plainIn(one)
    return text.limb(textIn(limb) ?? '', flagIn(severed) ? text.off : (textIn(how) ?? ''))
  })
  return [
    ...others(told),
    whoIn(told),
    say(text.suffers),
    figure(shown(values['damage']), entry.why),
    say(
      text.damage(textIn(values['damage_type']) ?? '', textIn(values['where']) ?? '', textIn(values['severity']) ?? ''),
    ),
    ...(GRAVE.includes(status) ? [plate(status)] : [say(status)]),
    say(`${limbs.map(limb => `, ${limb}`).join('')}.`),
  ]
}

const said =
  (words: (told: Told) => string): Teller =>
  told => [...others(told), whoIn(told), say(words(told))]

function coma({ values }: Told): string {
  const [weeks, care, due] = [numberIn(values['weeks']), numberIn(values['care']) ?? 0, numberIn(values['due'])]
  if (weeks !== undefined) return text.comaWeeks(weeks)
  return care > 0 ? text.comaCare(care) : text.coma(due)
}

function lost({ values }: Told): string {
  const part = textIn(values['part']) ?? ''
  if (part === 'brain') return text.brain
  if (part === 'other') return text.forGood(textIn(values['severed']) ?? '')
  if (part === 'eye' || part === 'ear') return text.sense(part, numberIn(values['hours']), values['hours'] === null)
  const digits = DIGITS.find(one => one === part)
  if (digits === undefined) return text.forGood(part)
  const { side, one } = DIGIT_ROWS[digits]
  return text.digits(numberIn(values['count']) ?? 1, one, side)
}

export const ofBodies: { readonly [type: string]: Teller } = {
  wounded,
  halvedPain: told => {
    const halved = flagIn(told.values['halved'])
    return [
      ...others(told),
      whoIn(told),
      say(text.pain),
      outcome(halved, halved ? text.willed : text.notWilled),
      say('.'),
    ]
  },
  wentOut: told => {
    const state = textIn(told.values['state']) ?? ''
    return [
      ...others(told),
      whoIn(told),
      say(' '),
      plate(text.out[state] ?? state),
      say(text.because(textIn(told.values['because']) ?? '')),
    ]
  },
  cameTo: said(told => text.cameTo[textIn(told.values['from']) ?? ''] ?? '.'),
  comatose: said(coma),
  died: told => [
    ...others(told),
    whoIn(told),
    say(' '),
    plate(text.dies),
    say(text.diedOf(textIn(told.values['of']) ?? '')),
  ],
  spared: said(told => text.spared(textIn(told.values['status']) ?? '')),
  tired: said(told => {
    const [short, long] = [numberIn(told.values['short_fp']), numberIn(told.values['long_fp'])]
    const all = short === undefined || long === undefined ? undefined : short + long
    return text.tired(textIn(told.values['because']) ?? '', all)
  }),
  bleeds: said(told => {
    const { rate, internal } = plainIn(told.values['wound'])
    return text.bleeds(numberIn(rate) ?? 0, flagIn(internal))
  }),
  bled: said(told =>
    text.bled(
      listIn(told.values['wounds']).reduce<number>((sum, one) => sum + (numberIn(plainIn(one)['rate']) ?? 0), 0),
    ),
  ),
  maimed: said(lost),
}
