/** What the switches of this book add to a story, between fights. */
import { type ProcedureKind, type Resumable, resumable } from '@umpire/engine'
import { furtherSkills, physical } from '@umpire/gurps/rooms'
import { furtherDeeds, type Story, type StoryFact } from '@umpire/gurps/story-rooms'
import { torque } from '../collision/mass.ts'
import { NONE } from '../enc/level.ts'
import { superHeavy } from '../fatigue/exertion.ts'
import { adds, type Layer, layer } from '../option/switch/layer.ts'
import { throwDamage } from '../throw/path.ts'
import { handleBeast, handwork, intimidate, operate } from './among.ts'
import { course } from './course.ts'
import { strain } from './effort.ts'
import { enginePush, inJet, runDown, usePower } from './harms.ts'
import { harder, hurl } from './hurl.ts'
import { follow, sneak } from './sneak.ts'
import { sport } from './sport.ts'
import { spring } from './spring.ts'
import { bearWeight, stayingUp } from './weigh.ts'

/** Learned like any other skill of the body. */
const LIGHT_WALK = physical({ name: 'Light Walk', difficulty: 'hard' })

const deed = <X, R>(procedure: ProcedureKind<Story, StoryFact, X, R>): Resumable<Story, StoryFact> =>
  resumable(procedure)

/** In the order in which they stand on each other. */
export const storyLayers: readonly Layer[] = [
  adds('throwing', furtherDeeds, deed(hurl)),
  layer('throw-damage', harder, (x, why) => throwDamage(x, why)),
  adds('jumping', furtherDeeds, deed(spring)),
  adds('extra-effort', furtherDeeds, deed(strain)),
  adds('sports', furtherDeeds, deed(sport)),
  adds('stealth-modifiers', furtherSkills, LIGHT_WALK),
  adds('stealth-modifiers', furtherDeeds, deed(sneak), deed(follow)),
  adds('size-and-society', furtherDeeds, deed(intimidate), deed(handleBeast), deed(handwork), deed(operate)),
  adds('crushing-weight', furtherDeeds, deed(bearWeight)),
  layer('scaled-fatigue', stayingUp, ({ burden, turns }, why) =>
    superHeavy({ burden, level: NONE, turns, resting: false }, why),
  ),
  adds('turning-control', furtherDeeds, deed(course)),
  adds('jet-attacks', furtherDeeds, deed(inJet)),
  adds('collisions', furtherDeeds, deed(runDown)),
  layer('collisions-advanced', enginePush, (x, why) => torque(x, why)),
  adds('powers-fatigue', furtherDeeds, deed(usePower)),
]
