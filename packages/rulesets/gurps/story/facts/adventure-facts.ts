/** What an adventure begins with, and what a session leaves. */
import { everyone, fact, flag, gmOnly, int, json, map, num, text, whole } from '@umpire/engine'
import { NAME, OWNER, SCORE, WHO, where } from './fields.ts'

export const beganAdventure = fact({
  type: 'beganAdventure',
  version: 1,
  fields: { title: text(200) },
  sight: { title: everyone },
})

/** A friend or foe, a Duty or a Secret, and whether it comes up: the game master places it. */
export const cameUp = fact({
  type: 'cameUp',
  version: 1,
  fields: { ...WHO, trait: NAME, note: text(2000), on: SCORE, comes_up: flag() },
  sight: {},
  audience: gmOnly,
})

/** Half points are points. */
const POINTS = num({ min: -100_000, max: 100_000 })

/** The parts of a character's file that changed, as they are now. */
const CHANGED = { changed: map(json(), 50) }

export const awarded = fact({
  type: 'awarded',
  version: 1,
  fields: { ...WHO, offered: POINTS, award: POINTS, reason: text(4000), ...CHANGED },
  sight: { who: everyone, offered: OWNER, award: everyone, reason: OWNER, changed: whole(OWNER) },
  reasons: OWNER,
})

export const improved = fact({
  type: 'improved',
  version: 1,
  fields: { ...WHO, what: text(300), cost: POINTS, ...CHANGED },
  sight: { who: everyone, what: OWNER, cost: OWNER, changed: whole(OWNER) },
  reasons: OWNER,
})

export const cameOut = fact({
  type: 'cameOut',
  version: 1,
  fields: { ...WHO, secret: text(300), removed: POINTS, new_disadvantages: POINTS, ...CHANGED },
  sight: { who: everyone, secret: everyone, removed: OWNER, new_disadvantages: OWNER, changed: whole(OWNER) },
  reasons: OWNER,
})

export const hadBirthday = fact({
  type: 'hadBirthday',
  version: 1,
  fields: { ...WHO, age: int({ min: 0, max: 10_000 }), years_under_age: SCORE, owed: POINTS, ...CHANGED },
  sight: { who: everyone, age: everyone, years_under_age: OWNER, owed: OWNER, changed: whole(OWNER) },
  reasons: OWNER,
})

/** What something left him with has a name now: which of the open entries, and what is left of it. */
export const settled = fact({
  type: 'settled',
  version: 1,
  fields: { ...WHO, entry: int({ min: 0, max: 1000 }), what: text(300), points: POINTS, ...CHANGED },
  sight: { who: everyone, entry: OWNER, what: OWNER, points: OWNER, changed: whole(OWNER) },
  reasons: OWNER,
})

/** What the rules do not cover, as the game master settled it. */
export const ruled = fact({
  type: 'ruled',
  version: 1,
  fields: { question: text(500), happens: flag(), secret: flag() },
  sight: { question: everyone, happens: everyone, secret: everyone },
  audience: where('secret', [false], everyone),
})

export const adventureFacts = [beganAdventure, cameUp, awarded, improved, cameOut, hadBirthday, settled, ruled] as const
