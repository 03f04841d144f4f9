/** What happens in a story, and who sees it; what befalls a body is told as in a fight. */
import {
  type Audience,
  everyone,
  fact,
  flag,
  gmOnly,
  int,
  json,
  list,
  map,
  nullable,
  num,
  oneOf,
  ownerIn,
  text,
  vocabulary,
  whole,
} from '@umpire/engine'
import { score } from '../../core/roll.ts'
import { dropped } from '../../fight/facts/arm.ts'
import { bodyFacts } from '../../fight/facts/body.ts'
import { limb } from '../../fight/state/standing.ts'
import { FLAWS } from '../../tables/flaw-keys.ts'
import { STATUS } from '../../tables/health-levels.ts'
import { LIMB, LIMBS } from '../../tables/limb-levels.ts'
import { clockField } from './clock.ts'
import { MOST_PEOPLE, NAME, task } from './state.ts'

const WHO = { who: NAME }
const SEEN = { who: everyone }
const own = ownerIn('who')

/** What the game master rolls behind his screen stays there. */
const open =
  (audience: Audience): Audience =>
  (seat, place) =>
    seat.role === 'gm' || (place.holder['secret'] !== true && audience(seat, place))

/** A roll, and what it came to. */
export const rolled = fact({
  type: 'rolled',
  version: 1,
  fields: {
    ...WHO,
    /** The skill, or the stat where there is none. */
    skill: text(100),
    what: text(200),
    against: nullable(NAME),
    attribute: score,
    difficulty: score,
    success: flag(),
    mos: score,
    critical: flag(),
    botch: flag(),
    /** Idle practice earns nothing. */
    frivolous: flag(),
    secret: flag(),
  },
  sight: {
    ...SEEN,
    skill: everyone,
    what: everyone,
    against: everyone,
    attribute: open(own),
    difficulty: open(own),
    success: open(everyone),
    mos: open(own),
    critical: open(everyone),
    botch: open(everyone),
    frivolous: open(own),
    secret: gmOnly,
  },
  audience: open(everyone),
  reasons: open(own),
})

/** What needed no roll: it was seen at once, obeyed, or could not be. */
export const plain = fact({
  type: 'plain',
  version: 1,
  fields: { ...WHO, skill: text(100), what: text(200), success: flag(), because: text(200) },
  sight: { ...SEEN, skill: everyone, what: everyone, success: everyone, because: everyone },
  reasons: own,
})

/** An extended roll as it stands now. */
export const workedOn = fact({
  type: 'workedOn',
  version: 1,
  fields: { ...WHO, task },
  sight: { ...SEEN, task: whole(own) },
  reasons: own,
})

export const taskEnded = fact({
  type: 'taskEnded',
  version: 1,
  fields: { ...WHO, name: text(100), result: oneOf('success', 'failure', 'given up'), cmos: score },
  sight: { ...SEEN, name: everyone, result: everyone, cmos: own },
  reasons: own,
})

export const timePassed = fact({
  type: 'timePassed',
  version: 1,
  fields: { seconds: num({ min: 0, max: 1e10 }), resting: list(NAME, MOST_PEOPLE) },
  sight: { seconds: everyone, resting: { each: everyone } },
})

/** Better than before: health, and limbs that are not as they were. */
export const healed = fact({
  type: 'healed',
  version: 1,
  fields: {
    ...WHO,
    status: STATUS,
    marks: int({ min: 0, max: 7 }),
    limbs: list(limb, LIMBS.length),
    because: text(60),
  },
  sight: { ...SEEN, status: everyone, marks: own, limbs: whole(everyone), because: everyone },
  reasons: own,
})

/** How long a maimed limb is out of use. */
export const limbOut = fact({
  type: 'limbOut',
  version: 1,
  fields: { ...WHO, limb: LIMB, months: int({ min: 1, max: 100 }), until: clockField },
  sight: { ...SEEN, limb: everyone, months: own, until: own },
  reasons: own,
})

/** When an eye or an ear will serve again that a fight has hurt. */
export const senseHurt = fact({
  type: 'senseHurt',
  version: 1,
  fields: { ...WHO, part: oneOf('eye', 'ear'), until: clockField },
  sight: { ...SEEN, part: everyone, until: own },
  reasons: own,
})

/** An eye or an ear serves again. */
export const senseBack = fact({
  type: 'senseBack',
  version: 1,
  fields: { ...WHO, part: oneOf('eye', 'ear') },
  sight: { ...SEEN, part: everyone },
})

export const slept = fact({
  type: 'slept',
  version: 1,
  fields: {
    ...WHO,
    hours: num({ min: 0, max: 1000 }),
    short_fp: num({ min: 0, max: 1e7 }),
    long_fp: num({ min: 0, max: 1e7 }),
    df_gained: int({ min: 0, max: 10_000_000 }),
    woken: flag(),
  },
  sight: { ...SEEN, hours: everyone, short_fp: own, long_fp: own, df_gained: own, woken: everyone },
  reasons: own,
})

/** What of a file is not as before, by the names of its parts. */
const changed = map(json(), 20)

export const dosed = fact({
  type: 'dosed',
  version: 1,
  fields: { ...WHO, substance: text(100), changed },
  sight: { ...SEEN, substance: own },
})

/** A day with or without what he cannot be without. */
export const craved = fact({
  type: 'craved',
  version: 1,
  fields: { ...WHO, df_modifier: score, stat_loss: int({ min: 0, max: 1000 }), changed },
  sight: { ...SEEN, df_modifier: own, stat_loss: own },
  reasons: own,
})

/** What a surgeon put back, and the limb it belongs to. */
export const reattached = fact({
  type: 'reattached',
  version: 1,
  fields: {
    ...WHO,
    by: NAME,
    part: text(60),
    side: nullable(oneOf('left', 'right')),
    flaw: nullable(oneOf(...FLAWS)),
    limbs: list(limb, LIMBS.length),
    changed,
  },
  sight: { ...SEEN, by: everyone, part: everyone, side: everyone, flaw: everyone, limbs: whole(everyone) },
})

/** A chance that is thrown for once: a voice, what friends know. */
export const chanceTaken = fact({
  type: 'chanceTaken',
  version: 1,
  fields: { ...WHO, about: text(300), chance: int({ min: 0, max: 100 }), success: flag() },
  sight: { ...SEEN, about: own, chance: own, success: own },
  reasons: own,
})

export const bought = fact({
  type: 'bought',
  version: 1,
  fields: { ...WHO, what: text(500), price: num({ min: 0, max: 1e12 }), left: num({ min: -1e12, max: 1e12 }), changed },
  sight: { ...SEEN, what: everyone, price: own, left: own },
  reasons: own,
})

export const awarded = fact({
  type: 'awarded',
  version: 1,
  fields: {
    ...WHO,
    scheme: int({ min: 1, max: 3 }),
    earned: num({ min: 0, max: 1e6 }),
    paid_back: num({ min: 0, max: 1e6 }),
    debt: num({ min: 0, max: 1e7 }),
    available: num({ min: -1e7, max: 1e7 }),
    changed,
  },
  sight: { ...SEEN, scheme: everyone, earned: everyone, paid_back: own, debt: own, available: own },
  reasons: own,
})

/** What experience bought, or a flaw that is gone. */
export const improved = fact({
  type: 'improved',
  version: 1,
  fields: { ...WHO, told: text(500), available: num({ min: -1e7, max: 1e7 }), changed },
  sight: { ...SEEN, told: own, available: own },
  reasons: own,
})

/** A new session: all action points are back. */
export const refreshed = fact({
  type: 'refreshed',
  version: 1,
  fields: { ...WHO, action_points: int({ min: 0, max: 10 }) },
  sight: { ...SEEN, action_points: own },
  reasons: own,
})

export const storyFacts = vocabulary(
  ...bodyFacts,
  dropped,
  rolled,
  plain,
  workedOn,
  taskEnded,
  timePassed,
  healed,
  limbOut,
  senseHurt,
  senseBack,
  reattached,
  chanceTaken,
  bought,
  slept,
  dosed,
  craved,
  awarded,
  improved,
  refreshed,
)
export type StoryFact = ReturnType<typeof storyFacts.read>
