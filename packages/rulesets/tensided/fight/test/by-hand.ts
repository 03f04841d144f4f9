/** The declarations of the tests, worked out by hand. */
import type { ByHand } from './by-hand-body.ts'
import { burst, carbine, crippling, grenade, pistol, shotgun, sniper, threeShots } from './by-hand-guns.ts'
import { againstBat, blockedKnife, brokenArm, helpless } from './by-hand-melee.ts'

export const BY_HAND: { readonly [what: string]: () => ByHand } = {
  'a pistol': pistol,
  'a burst': burst,
  'a carbine, full auto': carbine,
  'a shotgun, and those beside the target': shotgun,
  'a sniper at the head': sniper,
  'a knife that is blocked': blockedKnife,
  'a bat against somebody helpless': helpless,
  'a grip that breaks an arm': brokenArm,
  'a grenade on a square': grenade,
  'three shots': threeShots,
  'a shot to cripple': crippling,
  'two thrusts against a longer weapon': againstBat,
}
