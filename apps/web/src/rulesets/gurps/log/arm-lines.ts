/** What is done with things, in sentences. */
import { say } from '../../common/log/parts.ts'
import { flagIn, numberIn, textIn } from '../../common/plain.ts'
import { hexIn, others, type Teller, type Told, thingIn, whoIn } from './narrator.ts'
import { logWords as text } from './words.ts'

const said =
  (words: (told: Told) => string): Teller =>
  told => [...others(told), whoIn(told), say(words(told))]

export const ofArms: { readonly [type: string]: Teller } = {
  readied: said(told => text.readies(thingIn(told), numberIn(told.values['turns_left']) ?? 0)),
  unreadied: said(told => text.unready(thingIn(told))),
  dropped: said(told => text.drops(thingIn(told))),
  flewOff: said(told => text.lost(thingIn(told), hexIn(told) ?? '')),
  pickedUp: said(told => text.picksUp(thingIn(told))),
  broke: said(told => text.breaks(thingIn(told), flagIn(told.values['for_good']))),
  jammed: said(told => text.jams(thingIn(told))),
  clearing: said(told => text.clears(thingIn(told), flagIn(told.values['cleared']))),
  reloaded: said(told => text.loads(thingIn(told), numberIn(told.values['rounds']))),
  aimed: told => [
    whoIn(told),
    say(text.aims(thingIn(told))),
    whoIn(told, 'target'),
    say(text.aimTurns(numberIn(told.values['turns']) ?? 1, flagIn(told.values['braced']))),
  ],
  lostAim: said(told => text.lostAim[textIn(told.values['because']) ?? ''] ?? text.losesAim),
}
