/** The tech level that somebody grew up at, and what he knows nothing of because of it. */
import type { Why } from '@umpire/engine'
import { techLevel } from '../campaign/settings.ts'
import type { KnownSkill } from '../catalog/entry/skill-targets.ts'
import { NO_STRANGE_DEFAULTS, primitive } from '../disadvantage/station.ts'
import { actsOn, type Bearer } from '../effect/apply.ts'

/** As the file tells it, or as far below the campaign's as Primitive says. */
export function nativeTl(told: number | null, bearers: readonly Bearer[], why: Why): number {
  if (told !== null) return told
  const below = actsOn('forbid', NO_STRANGE_DEFAULTS, bearers, {})?.level ?? 0
  return Math.max(0, techLevel(why) - below)
}

/** Whether a skill that was not learned can be tried at all: nobody knows the things of a later age. */
export function isStrange({ skill, name, tl }: KnownSkill, native_tl: number, why: Why): boolean {
  const comesFrom = skill.tl ? (tl ?? techLevel(why)) : skill.since_tl
  if (comesFrom === undefined || native_tl >= comesFrom) return false
  const told = tl === null ? {} : { skill_tl: tl }
  return 'level' in primitive({ native_tl, skill: name, points: 0, ...told }, why)
}
