/** Blows that drive whoever they strike out of his place: gulliver.knockback.*. */
import {
  type AfterBlow,
  type Asking,
  hexAt,
  idAt,
  type LandedBlow,
  nameOf,
  standingAt,
} from '@umpire/gurps/fight-rooms'
import { knockbackSpeed } from '../../knockback/knockback.ts'
import { massOf } from '../body/body.ts'
import { drive } from '../body/driven.ts'
import { partAt } from '../body/parts.ts'

/** What knocks nobody about, however much it hurts: bullets too, as long as nobody wants them to. */
const KINDS: ReadonlySet<string> = new Set(['hand-weapon', 'strike', 'thrown'])

/** What flies is as fast as it is. */
const speedOf = (kind: string, thrust: boolean): { readonly attack?: 'thrust' | 'swing' } =>
  kind === 'thrown' ? {} : { attack: thrust ? 'thrust' : 'swing' }

function driven(ask: Asking, { attempt, location, wound }: LandedBlow): void {
  const { by, target, kind, type, thrust } = attempt
  if (wound === null) return
  const mass = massOf(ask.state, target)
  if (mass <= 0 || standingAt(ask.state, target).gone !== null) return
  const blow = {
    hits: wound.basic,
    mass,
    type: type === 'explosive' ? 'crushing' : type,
    penetrated: wound.penetrating > 0,
    exact_roots: false,
    bullets: 'none',
    ...speedOf(kind, thrust),
  } as const
  const { ks } = knockbackSpeed(blow, ask.why)
  if (ks < 1) return
  ask.note({
    text: `The blow drives ${nameOf(ask.state, idAt(ask.state, target))} back`,
    rule: knockbackSpeed.id,
  })
  const from = hexAt(ask.state, by)
  drive(ask, {
    place: target,
    from,
    change: ks,
    speed: ks,
    foe: by,
    struck: partAt(location).footing,
    loser: false,
  })
}

export const knockedBack: AfterBlow = { follows: ({ kind }) => KINDS.has(kind), step: driven }
