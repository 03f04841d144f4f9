/** Who is in view: the token, what this moment is for them, how they stand, and who plays them. */
import type { ComponentProps } from 'react'
import { Token } from '../../../elements/play/token.tsx'
import { DialOf } from '../../../table/room/dial-of.tsx'

interface Vital {
  readonly name: string
  /** What it says, for who rests on it. */
  readonly about: string
  /** None, where it is not known here. */
  readonly value: number | string | undefined
}

interface ActorHeadProps extends Pick<ComponentProps<typeof Token>, 'health' | 'pips' | 'facing'> {
  readonly actor: { readonly id: string; readonly name: string; readonly side: number }
  /** The side, or what is asked now. */
  readonly about: string | undefined
  readonly vitals: readonly Vital[]
  readonly state: string
}

export const ActorHead = ({ actor, about, vitals, state, ...drawn }: ActorHeadProps) => (
  <header className="actor">
    <Token name={actor.name} side={actor.side + 1} {...drawn} size={44} silent />
    <div className="actor-who">
      <div className="actor-line">
        <span className="title">{actor.name}</span>
        <span className="label">{about}</span>
        <span className="push">
          <DialOf actor={actor.id} />
        </span>
      </div>
      <p className="actor-vitals">
        {vitals.map(({ name, about: says, value }) =>
          value === undefined ? null : (
            <span key={name} title={says}>
              {name} <b>{value}</b>
            </span>
          ),
        )}
        <span className="push muted">{state}</span>
      </p>
    </div>
  </header>
)
