/** What is done with things, in sentences. */
import { say } from '../../common/log/parts.ts'
import { flagIn, numberIn, textIn } from '../../common/plain.ts'
import { others, squareIn, type Teller, type Told, thingIn, whoIn } from './narrator.ts'
import { logWords as text } from './words.ts'

const said =
  (words: (told: Told) => string): Teller =>
  told => [...others(told), whoIn(told), say(words(told))]

const into = ({ values }: Told): string => text.into[textIn(values['where']) ?? ''] ?? ''

export const ofArms: { readonly [type: string]: Teller } = {
  drew: said(told => text.draws(thingIn(told), into(told))),
  pickedUp: said(told => text.picksUp(thingIn(told), into(told))),
  dropped: said(told => text.drops(thingIn(told), squareIn(told))),
  snatched: told => [...others(told), whoIn(told, 'by'), say(text.takes(thingIn(told))), whoIn(told), say('.')],
  fired: said(told => text.fired(numberIn(told.values['rounds']) ?? 0, thingIn(told))),
  jammed: said(told => text.jams(thingIn(told))),
  clearing: said(told => text.clears(thingIn(told), flagIn(told.values['free']))),
  reloaded: said(told => text.loads(thingIn(told), numberIn(told.values['rounds']), numberIn(told.values['spare']))),
  aimed: told => {
    const target = textIn(told.values['target'])
    return [
      whoIn(told),
      say(text.aims(thingIn(told))),
      ...(target === undefined ? [] : [say(text.at), whoIn(told, 'target')]),
      say(text.further(numberIn(told.values['extra']) ?? 0)),
    ]
  },
  lostAim: said(() => text.sightsDown),
  threw: said(told => text.lies(thingIn(told), squareIn(told), numberIn(told.values['goes_off']))),
  wentOff: told => [
    ...others(told),
    say(text.goesOff(textIn(told.values['weapon']) ?? '', squareIn(told))),
    whoIn(told, 'by'),
    say('.'),
  ],
}
