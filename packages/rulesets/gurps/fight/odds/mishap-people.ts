/** The two people as a mishap finds them: one of them alone, or both without what it does not ask for. */
import { type Fight, standingAt } from '../state/state.ts'
import { type Body, type People, withStanding } from './people.ts'

/** Whoever attacks as he is there, with nobody before him. */
export const attackerAlone = ({ begin, target }: People, { fight }: Body): Fight =>
  withStanding(fight, target, { ...standingAt(begin, target), gone: 'fled' })

/** The same with his foe before him as he was when it began. */
export const withTargetAgain = ({ begin, target }: People, fight: Fight): Fight =>
  withStanding(fight, target, standingAt(begin, target))

/** The target of these people, and whoever attacks as he is in that fight. */
export const facing = ({ by }: People, body: Body, fight: Fight): Fight =>
  withStanding(body.fight, by, standingAt(fight, by))

export function areInOneHex({ by, target }: People, { fight }: Body): boolean {
  const [attacker, one] = [standingAt(fight, by), standingAt(fight, target)]
  return attacker.q === one.q && attacker.r === one.r
}

/** Those of that state whose defense goes wrong, without what that does not ask for. */
export function asFailing(people: People, fight: Fight): Body {
  const { begin, target } = people
  const { stun, off_balance } = standingAt(begin, target)
  return people.unsettled(withStanding(fight, target, { ...standingAt(fight, target), stun, off_balance }))
}

/** What it makes of them, when it has made that of those. */
export function afterFailing({ target }: People, fight: Fight, after: Fight): Fight {
  const [one, now] = [standingAt(fight, target), standingAt(after, target)]
  const [off_balance, stun] = [one.off_balance || now.off_balance, one.stun ?? now.stun]
  return withStanding(after, target, { ...now, off_balance, stun })
}
